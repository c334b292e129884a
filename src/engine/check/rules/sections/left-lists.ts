import { folderOfAddress } from '../../../../model/addresses/address.ts';
import { isSiteKind } from '../../../../model/content/content.ts';
import { fields, files, site } from '../../../../model/diagnostics/example.ts';
import { siteRule } from '../../rule.ts';
import { valueAt } from '../../../../model/content/value-at.ts';
import { withoutQueryAndHash } from '../../../../model/addresses/without-query-and-hash.ts';
import type { SiteContext } from '../../site-context.ts';

/** A page that is moved out of its folder is no longer in the lists of that folder: its redirect shows where it was. */
export const leftLists = siteRule({
  meta: {
    readsAll: true,
    codes: {
      'page/left-list': {
        level: 'advice',
        title: 'A page that was moved is in no list any more',
        message: ({ from, to, folder, where }: { from: string; to: string; folder: string; where: string }) => [
          `Since this page moved from "${from}" to "${to}", the list of "${folder}" in ${where} does not show it any more, and no other list does.`,
          `If it belongs there, move it back to pages${folder}; if not, link to it where visitors will look for it.`,
        ],
        why: 'Menus and lists show the pages of a folder: whoever looks there does not find it.',
        bad: files(
          { 'pages/_site.json': site('"redirects": [{ "from": "/services/help", "to": "/help" }]') },
          { 'pages/help.json': fields('') },
        ),
        good: files(
          { 'pages/_site.json': site('"redirects": [{ "from": "/services/help", "to": "/services/support" }]') },
          { 'pages/services/support.json': fields('') },
        ),
      },
    },
  },
  check({ site, reportIn }) {
    const { known, tokens } = site;
    if (!tokens || known.redirects.size === 0) return;
    let lists: Map<string, string> | undefined;
    for (const [from, to] of known.redirects) {
      const folder = folderOfAddress(from);
      const target = withoutQueryAndHash(to);
      const file = known.pages.get(target);
      const isMoved =
        folder !== '' &&
        file !== undefined &&
        !target.startsWith(`${folder}/`) &&
        target.split('/').at(-1) === from.split('/').at(-1);
      if (!isMoved || site.pagesBelow(folder).length === 0) continue;
      lists ??= listedFolders(site);
      const where = lists.get(folder);
      const isListed = lists.has(folderOfAddress(target)) || isInMenu(site, target);
      if (where !== undefined && !isListed) reportIn(file)('page/left-list', {}, { from, to: target, folder, where });
    }
  },
});

/** Folders of which all pages are listed, each with the first file that lists it. */
function listedFolders({ documents }: SiteContext): Map<string, string> {
  const folders = new Map<string, string>();
  for (const { file, references, data } of documents) {
    for (const { role, value, path } of references) {
      if (role !== 'collection' || valueAt(data, [...path.slice(0, -1), 'only']) !== undefined) continue;
      if (!folders.has(value as string)) folders.set(value as string, file);
    }
  }
  return folders;
}

/** Whether the menu or the footer links to a page. */
const isInMenu = ({ documents }: SiteContext, address: string): boolean =>
  documents.some(
    ({ kind, references }) =>
      isSiteKind(kind) &&
      references.some(({ role, value, path }) => role === 'link' && value === address && path[0] !== 'redirects'),
  );
