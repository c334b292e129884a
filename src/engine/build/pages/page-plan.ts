import type { ContentCache } from '../../disk/cache/content-cache.ts';
import { pathOf } from '../../../model/addresses/address.ts';
import { getOrInsert, internTexts } from '../../../model/memoize.ts';
import type { CodeBundle } from '../bundle/bundle.ts';
import type { Dependency } from '../../resolve/dependencies.ts';
import type { BuildRecord, PageRecord } from '../build-record.ts';
import { hashOf } from '../../disk/files/hash.ts';
import type { PageFiles, FilesOf } from '../hosts/files/output-layout.ts';
import { isUnchanged, isIntact, type LastOutput } from '../output/output-folder.ts';
import { isOfSearchIndex } from '../../../model/search-index/files.ts';
import { isInShard, type Shard } from '../output/shard.ts';
import { shellKeys, parseKey } from './document-key.ts';
import type { BuildContext } from './build-context.ts';
import type { BuiltPage, PageJob } from './page-builder.ts';

/** Which pages are reused, and which are built. */
export interface PagePlan {
  /** The files of unchanged pages. */
  unchanged: string[];
  jobs: PageJob[];
  /** The record of each page, by address. */
  pages: Record<string, PageRecord>;
  /** Updates the record of a page that was built. */
  note(job: PageJob, built: BuiltPage): void;
  /** The state of each dependency of a page, as a key. */
  dependencyKeys(): BuildRecord['dependencyKeys'];
}

interface Before {
  last: LastOutput;
  record: Pick<BuildRecord, 'pages' | 'dependencyKeys' | 'blockKeys'>;
  /** Whether the inputs that all pages share are unchanged. */
  hasSameInputs: boolean;
  cache: ContentCache | undefined;
  shard: Shard | undefined;
  filesOf: FilesOf;
}

/**
 * Compares every page with the last build. A page is resolved again when its text or a dependency has changed; it gets
 * another document when its data, the code of its blocks or the shell has changed. Unchanged blocks are taken from the
 * last document.
 */
export function planPages(context: BuildContext, before: Before): PagePlan {
  const { last, record, cache, shard, filesOf } = before;
  const { resolved } = context;
  const keyOf = dependencyKeysIn(context, cache);
  const staleIn = findStale(context, before, keyOf);
  const plan = emptyPlan(keyOf);
  for (const address of resolved.folders)
    plan.jobs.push({ address, isNotFound: true, files: filesOf(address, { isNotFound: true }) });
  for (const [address, file] of resolved.addresses) {
    if (shard && !isInShard(address, shard)) continue;
    const source = cache?.hashOf(file) ?? '';
    const { dependencies = [], main, types = '', searchKey = '' }: Partial<PageRecord> = record.pages[address] ?? {};
    plan.pages[address] = { file, source, types, dependencies, searchKey, ...(main && { main }) };
    const files = filesOf(address);
    const extras = context.extras.namesFor(address).filter((name) => last.files[name]);
    const stale = staleIn({ address, file, source, files, extras });
    if (!stale) plan.unchanged.push(...Object.values(files), ...extras);
    else
      plan.jobs.push({
        address,
        files,
        searchKey,
        ...lastDocument(files.document, main, last),
        ...(stale !== 'page' && { isResolved: true }),
        ...(stale === 'menus' && { onlyMenus: { extras } }),
      });
  }
  return plan;
}

/** A page as it is now, and its files in the output. */
interface PageNow {
  address: string;
  file: string;
  source: string;
  files: PageFiles;
  /** Further files that are made of it. */
  extras: string[];
}

/** What of a page has to be built again: everything, its document, only the menus in that, or nothing. */
type Stale = 'page' | 'document' | 'menus' | undefined;

/** Tells what of a page is stale. */
function findStale(
  context: BuildContext,
  { last, record, hasSameInputs }: Before,
  keyOf: (dependency: Dependency) => string,
): (page: PageNow) => Stale {
  const { restOf, menusOf } = shellKeys(context);
  const isSameCode = sameCode(record, context.code);
  const hasSameState = (dependency: Dependency): boolean => keyOf(dependency) === record.dependencyKeys[dependency];
  const isThere = (name: string): boolean => isIntact(last, name);
  return ({ address, file, source, files, extras }) => {
    const before = record.pages[address];
    const hasSameText = source !== '' && before?.source === source && before.file === file;
    if (!hasSameInputs || !hasSameText || !before.dependencies.every(hasSameState)) return 'page';
    const { document, copy = document, data = '' } = files;
    if (!isThere(data)) return 'page';
    const page = { path: pathOf(context.resolved.site.basePath, address) };
    const { rest, menus } = parseKey(last.files[document]?.key);
    const hasSameData = rest === restOf(last.files[data]?.key ?? '', page);
    if (!hasSameData || !isSameCode(before.types) || ![document, copy, ...extras].every(isThere)) return 'document';
    return menus === menusOf(page) ? undefined : 'menus';
  };
}

interface Changed {
  last: LastOutput;
  record: BuildRecord;
  cache: ContentCache;
  filesOf: FilesOf;
}

/**
 * The plan where nothing but words has changed that no other page shows: only the pages with these words are built.
 * Undefined when the output has been touched since the last build, so that every file has to be looked at.
 */
export function planChanged(context: BuildContext, { last, record, cache, filesOf }: Changed): PagePlan | undefined {
  const keyOf = dependencyKeysIn(context, cache);
  const plan = emptyPlan((dependency) => record.dependencyKeys[dependency] ?? keyOf(dependency), { ...record.pages });
  const written = new Set<string>();
  for (const [address, page] of Object.entries(record.pages)) {
    const source = cache.hashOf(page.file) ?? '';
    if (source === page.source) continue;
    plan.pages[address] = { ...page, source };
    const files = filesOf(address);
    plan.jobs.push({ address, files, searchKey: page.searchKey, ...lastDocument(files.document, page.main, last) });
    for (const name of [...Object.values(files), ...context.extras.namesFor(address)]) written.add(name);
  }
  plan.unchanged = Object.keys(last.files).filter((name) => !written.has(name) && !isOfSearchIndex(name));
  return plan.unchanged.every((name) => isIntact(last, name)) ? plan : undefined;
}

/** The last document of a page, where it is still as that build left it. */
function lastDocument(name: string, main: PageRecord['main'], last: LastOutput): Pick<PageJob, 'last'> {
  const key = last.files[name]?.key;
  return main && key !== undefined && isUnchanged(last, name, key) ? { last: { key: parseKey(key), main } } : {};
}

/** A plan without jobs. @param pages the records of pages to begin with */
function emptyPlan(keyOf: (dependency: Dependency) => string, pages: PagePlan['pages'] = {}): PagePlan {
  const intern = internTexts();
  return {
    unchanged: [],
    jobs: [],
    pages,
    note({ address, isNotFound, isResolved }, built) {
      const page = pages[address];
      if (!page || isNotFound) return;
      const { main, types, dependencies } = built;
      if (main) page.main = { classNames: intern(main.classNames), hints: main.hints.map(intern) };
      if (types) page.types = intern(types);
      if (built.searchKey !== undefined) page.searchKey = built.searchKey;
      if (!isResolved) page.dependencies = dependencies.map(intern);
    },
    dependencyKeys() {
      const all = new Set(Object.values(pages).flatMap((page) => page.dependencies));
      return Object.fromEntries([...all].map((dependency) => [dependency, keyOf(dependency)]));
    },
  };
}

/** Tells whether the code of some block types is unchanged. @returns takes types with spaces between */
function sameCode(
  { blockKeys: before }: Pick<BuildRecord, 'blockKeys'>,
  { blockKeys: now }: Pick<CodeBundle, 'blockKeys'>,
): (types: string) => boolean {
  const known = new Map<string, boolean>();
  return (types) => getOrInsert(known, types, () => types.split(' ').every((type) => before[type] === now[type]));
}

/** The keys of the states of dependencies, each computed once. */
function dependencyKeysIn(
  { resolved }: BuildContext,
  cache: ContentCache | undefined,
): (dependency: Dependency) => string {
  const known = new Map<Dependency, string>();
  const keyOf = (dependency: Dependency): string =>
    hashOf(resolved.stateOfDependency(dependency, (file) => cache?.outlineHashesOf(file)?.all));
  return (dependency) => getOrInsert(known, dependency, () => keyOf(dependency), Infinity);
}
