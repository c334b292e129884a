import { folderOfAddress } from '../../../model/addresses/address.ts';
import { isBroken, mayHave, type ContentDocument } from '../../../model/content/content.ts';
import { isGroup } from '../../../model/content/is-group.ts';
import { getOrInsert } from '../../../model/memoize.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { pagedCollections } from '../../site/lists/pagination.ts';
import { siteIndex } from '../../site/site-index.ts';

/**
 * The folders whose pages have to be checked again: the names of facts that few of them have, or a list with categories
 * of them, have changed.
 * @param changed the changed files
 * @param former their documents before the change, by file
 */
export function foldersToRecheck(
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
    for (const asked of symmetricDifference(categoriesAsked(before, content), categoriesAsked(now, content))) {
      const [from] = JSON.parse(asked) as [string];
      folders.add(from);
    }
    const folder = folderOfAddress((now ?? before)?.address ?? '');
    const names = symmetricDifference(factNames(before), factNames(now));
    if (names.some((name) => !isCommon(folder, name))) folders.add(folder);
  }
  return folders;
}

/** Whether two unchanged pages have a fact: then one more or less makes no difference. */
function haveTwo(pages: ContentDocument[] = [], name: string, changed: ReadonlySet<string>): boolean {
  let found = 0;
  return pages.some((page) => !changed.has(page.file) && factNames(page).has(name) && ++found === 2);
}

function factNames(document: ContentDocument | undefined): Set<string> {
  const facts = document && mayHave(document, 'facts') ? document.data?.['facts'] : undefined;
  return new Set(isGroup(facts) ? Object.keys(facts) : []);
}

/** The requests of lists with categories on a page, as JSON. */
function categoriesAsked(document: ContentDocument | undefined, content: SiteContent): Set<string> {
  if (document?.kind !== 'page' || isBroken(document)) return new Set();
  return new Set(
    pagedCollections(document, content).flatMap(({ request: { from, categories, only, except, where, limit } }) =>
      categories ? [JSON.stringify([from, categories, only, except, where, limit])] : [],
    ),
  );
}

/** The symmetric difference of two sets. */
const symmetricDifference = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] => [
  ...[...a].filter((each) => !b.has(each)),
  ...[...b].filter((each) => !a.has(each)),
];
