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
    for (const asked of inOneAlone(categoriesAsked(before, content), categoriesAsked(now, content))) {
      const [from] = JSON.parse(asked) as [string];
      folders.add(from);
    }
    const folder = folderOfAddress((now ?? before)?.address ?? '');
    const names = inOneAlone(factNames(before), factNames(now));
    if (names.some((name) => !isCommon(folder, name))) folders.add(folder);
  }
  return folders;
}

/** Whether two pages besides the changed ones have a fact: then it makes no difference that one more or less has it. */
function haveTwo(pages: ContentDocument[] = [], name: string, changed: ReadonlySet<string>): boolean {
  let found = 0;
  return pages.some((page) => !changed.has(page.file) && factNames(page).has(name) && ++found === 2);
}

function factNames(document: ContentDocument | undefined): Set<string> {
  const facts = document && mayHave(document, 'facts') ? document.data?.['facts'] : undefined;
  return new Set(isGroup(facts) ? Object.keys(facts) : []);
}

/** What each list of a page with categories asks, as JSON: of which folder, and what of its pages. */
function categoriesAsked(document: ContentDocument | undefined, content: SiteContent): Set<string> {
  if (document?.kind !== 'page' || isBroken(document)) return new Set();
  return new Set(
    pagedCollections(document, content).flatMap(({ request: { from, categories, only, except, where, limit } }) =>
      categories ? [JSON.stringify([from, categories, only, except, where, limit])] : [],
    ),
  );
}

/** What one of two sets has and the other has not. */
const inOneAlone = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] => [
  ...[...a].filter((each) => !b.has(each)),
  ...[...b].filter((each) => !a.has(each)),
];
