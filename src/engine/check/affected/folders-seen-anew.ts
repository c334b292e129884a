import { folderOfAddress } from '../../../model/addresses/address.ts';
import { isBroken, mayHave, type ContentDocument } from '../../../model/content/content.ts';
import { isGroup } from '../../../model/content/is-group.ts';
import { getOrInsert } from '../../../model/memoize.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { pagedCollections } from '../../site/lists/pagination.ts';
import { siteIndex } from '../../site/site-index.ts';

/**
 * The folders whose pages are to be seen anew: what a fact is called that few pages there have, or what a list with
 * categories asks of them, is not as it was.
 * @param changed the files that are not as they were
 * @param former their documents as they were before, by file
 */
export function foldersSeenAnew(
  content: SiteContent,
  changed: ReadonlySet<string>,
  former: ReadonlyMap<string, ContentDocument>,
): Set<string> {
  const common = new Map<string, boolean>();
  const isCommon = (folder: string, name: string): boolean =>
    getOrInsert(common, `${folder} ${name}`, () => haveTwo(siteIndex(content).folders.get(folder), name, changed));
  const folders = new Set<string>();
  for (const file of changed) {
    const [before, now] = [former.get(file), content.documents.get(file)];
    for (const [, from] of difference(categoryLists(before, content), categoryLists(now, content))) folders.add(from);
    const folder = folderOfAddress((now ?? before)?.address ?? '');
    const names = difference(factNames(before), factNames(now));
    if (names.some(([name]) => !isCommon(folder, name))) folders.add(folder);
  }
  return folders;
}

/** Whether two pages besides the changed ones have a fact: then it makes no difference that one more or less has it. */
function haveTwo(pages: ContentDocument[] = [], name: string, changed: ReadonlySet<string>): boolean {
  let found = 0;
  return pages.some((page) => !changed.has(page.file) && factNames(page).has(name) && ++found === 2);
}

function factNames(document: ContentDocument | undefined): Map<string, true> {
  const facts = document && mayHave(document, 'facts') ? document.data?.['facts'] : undefined;
  return new Map(isGroup(facts) ? Object.keys(facts).map((name) => [name, true]) : []);
}

/** What the lists of a page with categories ask of the pages of a folder, and which folder that is. */
function categoryLists(document: ContentDocument | undefined, content: SiteContent): Map<string, string> {
  if (document?.kind !== 'page' || isBroken(document)) return new Map();
  return new Map(
    pagedCollections(document, content).flatMap(({ request: { from, categories, only, except, where, limit } }) =>
      categories ? [[JSON.stringify([from, categories, only, except, where, limit]), from]] : [],
    ),
  );
}

/** What one of two maps has and the other has not. */
const difference = <T>(a: ReadonlyMap<string, T>, b: ReadonlyMap<string, T>): [string, T][] => [
  ...[...a].filter(([key]) => !b.has(key)),
  ...[...b].filter(([key]) => !a.has(key)),
];
