import type { ContentCache } from '../../disk/cache/content-cache.ts';
import { pathOf } from '../../../model/addresses/address.ts';
import { getOrInsert, internTexts } from '../../../model/memoize.ts';
import type { CodeBundle } from '../bundle/bundle.ts';
import type { Dependency } from '../../resolve/dependencies.ts';
import type { BuildRecord, PageRecord } from '../build-record.ts';
import { hashOf } from '../../disk/files/hash.ts';
import type { PlaceOf } from '../hosts/files/host-places.ts';
import { isAsLeft, type LastOutput } from '../output/output-folder.ts';
import { isOfSearchIndex } from '../../../model/search-index/files.ts';
import { isInShard, type Shard } from '../output/shard.ts';
import { documentKeys, keyIn } from './document-key.ts';
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
  isSameCommon: boolean;
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
export function planPages(
  context: BuildContext,
  { last, record, isSameCommon, cache, shard, placeOf }: Before,
): PagePlan {
  const { resolved, code } = context;
  const keyOf = dependencyKeysIn(context, cache);
  const { restOf, menusOf } = documentKeys(context);
  const isDrawnAlike = sameCode(record, code);
  const plan = emptyPlan(keyOf);
  for (const address of resolved.folders)
    plan.jobs.push({ address, isNotFound: true, files: placeOf(address, { isNotFound: true }) });
  const isUnchanged = (dependency: Dependency): boolean => keyOf(dependency) === record.dependencyKeys[dependency];
  const isLeft = (name: string): boolean => isAsLeft(last, name, last.files[name]?.key ?? '');
  for (const [address, file] of resolved.addresses) {
    if (shard && !isInShard(address, shard)) continue;
    const source = cache?.hashOf(file) ?? '';
    const before: Partial<PageRecord> = record.pages[address] ?? {};
    const { dependencies = [], main, types = '', searchKey = '' } = before;
    const isSameText = isSameCommon && source !== '' && before.source === source && before.file === file;
    const isSame = isSameText && dependencies.every(isUnchanged);
    plan.pages[address] = { file, source, types, dependencies, searchKey, ...(main && { main }) };
    const files = placeOf(address);
    const { document, copy = document, data = '' } = files;
    const dataKey = last.files[data]?.key ?? '';
    const job = { address, files, searchKey, ...lastDocument(document, main, last) };
    if (!isSame || !isAsLeft(last, data, dataKey)) {
      plan.jobs.push(job);
      continue;
    }
    const lastKey = keyIn(last.files[document]?.key);
    const extras = context.extras.namesFor(address).filter((name) => last.files[name]);
    const page = { path: pathOf(resolved.site.basePath, address) };
    const isWhole =
      isDrawnAlike(types) && lastKey.rest === restOf(dataKey, page) && [document, copy, ...extras].every(isLeft);
    if (isWhole && lastKey.menus === menusOf(page)) plan.same.push(...Object.values(files), ...extras);
    else plan.jobs.push({ ...job, isResolved: true, ...(isWhole && { sameBut: { extras } }) });
  }
  return plan;
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
  const isLeft = (name: string): boolean => isAsLeft(last, name, last.files[name]?.key);
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
  return plan.same.every(isLeft) ? plan : undefined;
}

/** What a job takes from the last document of a page, where that is there and as it was left. */
function lastDocument(name: string, main: PageRecord['main'], last: LastOutput): Pick<PageJob, 'last'> {
  const key = last.files[name]?.key;
  return main && key !== undefined && isAsLeft(last, name, key) ? { last: { key: keyIn(key), main } } : {};
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
      if (main) page.main = { worn: same(main.worn), hints: main.hints.map(same) };
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
