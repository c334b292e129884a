import type { ContentCache } from '../../disk/cache/content-cache.ts';
import { pathOf } from '../../../model/addresses/address.ts';
import { getOrInsert, internTexts } from '../../../model/memoize.ts';
import type { CodeBundle } from '../bundle/bundle.ts';
import type { Dependency } from '../../resolve/dependencies.ts';
import type { BuildRecord, PageRecord } from '../build-record.ts';
import { hashOf } from '../../disk/files/hash.ts';
import type { PageFiles, PlaceOf } from '../hosts/files/host-places.ts';
import { isAsLeft, isStillThere, type LastOutput } from '../output/output-folder.ts';
import { isOfSearchIndex } from '../../../model/search-index/files.ts';
import { isInShard, type Shard } from '../output/shard.ts';
import { documentKeys, parseKey } from './document-key.ts';
import type { BuildContext } from './build-context.ts';
import type { BuiltPage, PageJob } from './page-builder.ts';

/** Which pages are as they were, and which have to be looked at. */
export interface PagePlan {
  /** The files of the pages that are. */
  same: string[];
  jobs: PageJob[];
  /** What each page is made of, by address. */
  pages: Record<string, PageRecord>;
  /** Keeps what is known of a page once it is built. */
  note(job: PageJob, built: BuiltPage): void;
  /** What pages depend on of others, each with the key of its state. */
  dependencyKeys(): BuildRecord['dependencyKeys'];
}

interface Before {
  last: LastOutput;
  record: Pick<BuildRecord, 'pages' | 'dependencyKeys' | 'blockKeys'>;
  /** Whether what any page may read is as it was. */
  hasSameInputs: boolean;
  cache: ContentCache | undefined;
  shard: Shard | undefined;
  /** Where the host looks for the files of a page. */
  placeOf: PlaceOf;
}

/**
 * Compares every page with the last build. A page is resolved again when its text has changed, or when what it
 * depends on of other pages is in another state; it gets another document when its data, the code that draws its blocks or
 * what stands around them has changed. Blocks that are as they were are taken from the last document.
 */
export function planPages(context: BuildContext, before: Before): PagePlan {
  const { last, record, cache, shard, placeOf } = before;
  const { resolved } = context;
  const keyOf = dependencyKeysIn(context, cache);
  const staleIn = findStale(context, before, keyOf);
  const plan = emptyPlan(keyOf);
  for (const address of resolved.folders)
    plan.jobs.push({ address, isNotFound: true, files: placeOf(address, { isNotFound: true }) });
  for (const [address, file] of resolved.addresses) {
    if (shard && !isInShard(address, shard)) continue;
    const source = cache?.hashOf(file) ?? '';
    const { dependencies = [], main, types = '', searchKey = '' }: Partial<PageRecord> = record.pages[address] ?? {};
    plan.pages[address] = { file, source, types, dependencies, searchKey, ...(main && { main }) };
    const files = placeOf(address);
    const extras = context.extras.namesFor(address).filter((name) => last.files[name]);
    const stale = staleIn({ address, file, source, files, extras });
    if (!stale) plan.same.push(...Object.values(files), ...extras);
    else
      plan.jobs.push({
        address,
        files,
        searchKey,
        ...lastDocument(files.document, main, last),
        ...(stale !== 'page' && { isResolved: true }),
        ...(stale === 'menus' && { sameBut: { extras } }),
      });
  }
  return plan;
}

/** A page as it is now, and the files that it has in the output. */
interface PageNow {
  address: string;
  file: string;
  source: string;
  files: PageFiles;
  /** What else is made of it. */
  extras: string[];
}

/** What of a page has to be made again: all of it; its document; in that, what stands around its blocks; or nothing. */
type Stale = 'page' | 'document' | 'menus' | undefined;

/** Finds what of a page is stale. */
function findStale(
  context: BuildContext,
  { last, record, hasSameInputs }: Before,
  keyOf: (dependency: Dependency) => string,
): (page: PageNow) => Stale {
  const { restOf, menusOf } = documentKeys(context);
  const isDrawnAlike = sameCode(record, context.code);
  const isUnchanged = (dependency: Dependency): boolean => keyOf(dependency) === record.dependencyKeys[dependency];
  const isThere = (name: string): boolean => isStillThere(last, name);
  return ({ address, file, source, files, extras }) => {
    const before = record.pages[address];
    const hasSameText = source !== '' && before?.source === source && before.file === file;
    if (!hasSameInputs || !hasSameText || !before.dependencies.every(isUnchanged)) return 'page';
    const { document, copy = document, data = '' } = files;
    if (!isThere(data)) return 'page';
    const page = { path: pathOf(context.resolved.site.basePath, address) };
    const { rest, menus } = parseKey(last.files[document]?.key);
    const hasSameData = rest === restOf(last.files[data]?.key ?? '', page);
    if (!hasSameData || !isDrawnAlike(before.types) || ![document, copy, ...extras].every(isThere)) return 'document';
    return menus === menusOf(page) ? undefined : 'menus';
  };
}

interface Changed {
  last: LastOutput;
  record: BuildRecord;
  cache: ContentCache;
  placeOf: PlaceOf;
}

/**
 * Which pages have other words, where nothing else has changed: no other page sees these words. Undefined when somebody
 * has touched the last build, and all has to be looked at.
 */
export function planChanged(context: BuildContext, { last, record, cache, placeOf }: Changed): PagePlan | undefined {
  const keyOf = dependencyKeysIn(context, cache);
  const plan = emptyPlan((dependency) => record.dependencyKeys[dependency] ?? keyOf(dependency), { ...record.pages });
  const written = new Set<string>();
  for (const [address, page] of Object.entries(record.pages)) {
    const source = cache.hashOf(page.file) ?? '';
    if (source === page.source) continue;
    plan.pages[address] = { ...page, source };
    const files = placeOf(address);
    plan.jobs.push({ address, files, searchKey: page.searchKey, ...lastDocument(files.document, page.main, last) });
    for (const name of [...Object.values(files), ...context.extras.namesFor(address)]) written.add(name);
  }
  plan.same = Object.keys(last.files).filter((name) => !written.has(name) && !isOfSearchIndex(name));
  return plan.same.every((name) => isStillThere(last, name)) ? plan : undefined;
}

/** What a job takes from the last document of a page, where that is there and as it was left. */
function lastDocument(name: string, main: PageRecord['main'], last: LastOutput): Pick<PageJob, 'last'> {
  const key = last.files[name]?.key;
  return main && key !== undefined && isAsLeft(last, name, key) ? { last: { key: parseKey(key), main } } : {};
}

/** A plan that says nothing of pages yet, but for what is known of them. */
function emptyPlan(keyOf: (dependency: Dependency) => string, pages: PagePlan['pages'] = {}): PagePlan {
  const same = internTexts();
  return {
    same: [],
    jobs: [],
    pages,
    note({ address, isNotFound, isResolved }, built) {
      const page = pages[address];
      if (!page || isNotFound) return;
      const { main, types, dependencies } = built;
      if (main) page.main = { classNames: same(main.classNames), hints: main.hints.map(same) };
      if (types) page.types = same(types);
      if (built.searchKey !== undefined) page.searchKey = built.searchKey;
      if (!isResolved) page.dependencies = dependencies.map(same);
    },
    dependencyKeys() {
      const all = new Set(Object.values(pages).flatMap((page) => page.dependencies));
      return Object.fromEntries([...all].map((dependency) => [dependency, keyOf(dependency)]));
    },
  };
}

/** Whether the code is as it was that draws blocks of some types. */
function sameCode(
  { blockKeys: before }: Pick<BuildRecord, 'blockKeys'>,
  { blockKeys: now }: Pick<CodeBundle, 'blockKeys'>,
): (types: string) => boolean {
  const known = new Map<string, boolean>();
  return (types) => getOrInsert(known, types, () => types.split(' ').every((type) => before[type] === now[type]));
}

/** The keys of the states of dependencies, each looked up once. */
function dependencyKeysIn(
  { resolved }: BuildContext,
  cache: ContentCache | undefined,
): (dependency: Dependency) => string {
  const known = new Map<Dependency, string>();
  const keyOf = (dependency: Dependency): string =>
    hashOf(resolved.stateOfDependency(dependency, (file) => cache?.seenOf(file)?.all));
  return (dependency) => getOrInsert(known, dependency, () => keyOf(dependency), Infinity);
}
