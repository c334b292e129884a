import type { ContentDocument } from '../../../../model/content/content.ts';
import type { DataPath } from '../../../../model/diagnostics/diagnostic.ts';
import { block } from '../../../../model/diagnostics/example.ts';
import { withoutBase } from '../../../site/links/page-meant.ts';
import { nearest } from '../../../../model/words/meant/nearest.ts';
import { didYouMean } from '../../../../model/words/phrases.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { valueAt } from '../../../../model/content/value-at.ts';
import { afterRenaming } from '../../../site/languages/renamed-folders.ts';
import { isRefused } from '../../../site/links/known-addresses.ts';
import { documentRule } from '../../rule.ts';
import type { SiteContext } from '../../site-context.ts';

/** Lists of pages name folders that have pages, and pages that are in them. */
export const collections = documentRule({
  meta: {
    codes: {
      'collection/empty': {
        level: 'error',
        title: 'A list names a folder without pages',
        message: ({ from, suggestion }: { from: string; suggestion?: string }) => [
          `This lists the pages of "${from}", but there are no pages in pages${from}.`,
          didYouMean(suggestion, 'Check the folder, or add a page to it.'),
        ],
        why: 'It would show nothing.',
        bad: block('{ "type": "collection", "from": "/servces" }'),
        good: block('{ "type": "collection", "from": "/services" }'),
      },
      'collection/unknown-page': {
        level: 'error',
        title: 'A list names a page that is not in its folder',
        message: ({
          from,
          address,
          isExcept,
          suggestion,
        }: {
          from: string;
          address: string;
          isExcept?: true;
          suggestion?: string;
        }) => [
          `This list is to ${isExcept ? 'leave out' : 'show'} "${address}", which is not a page in pages${from}.`,
          didYouMean(suggestion, `Write the address of a page that begins with "${from}/".`),
        ],
        why: 'The list would not be the one that is meant.',
        bad: block('{ "type": "collection", "from": "/services", "only": ["/contact"] }'),
        good: block('{ "type": "collection", "from": "/services", "only": ["/services/cloud"] }'),
      },
    },
  },
  check({ document, site, report }) {
    for (const { role, value, path } of document.references) {
      if (role !== 'collection') continue;
      const from = String(value);
      if (site.pagesBelow(from).length === 0 && site.pagesBelow(afterRenaming(site.content, from)).length > 0) continue;
      const pages = site.pagesBelow(from);
      if (pages.length === 0) {
        const suggestion = nearest(withoutBase(from, site.known), site.folders());
        if (!hasRefused(site, from))
          report('collection/empty', { path }, { from, suggestion }, replaceWith({ path }, suggestion));
        continue;
      }
      for (const field of ['only', 'except'] as const) {
        const at = [...path.slice(0, -1), field];
        for (const [index, address] of addressesAt(document, at).entries()) {
          if (pages.some((page) => page.address === address) || isRefused(site.content, address)) continue;
          const location = { path: [...at, index] };
          const suggestion = nearest(
            withoutBase(address, site.known),
            pages.map((page) => page.address),
          );
          const args = { from, address, suggestion, ...(field === 'except' && { isExcept: true as const }) };
          report('collection/unknown-page', location, args, replaceWith(location, suggestion));
        }
      }
    }
  },
});

/** Whether the only pages of a folder are some that were refused, or the folder itself was. */
function hasRefused(site: SiteContext, from: string): boolean {
  const isBelow = ({ file, code }: { file: string; code: string }): boolean =>
    code !== 'file/not-a-page' && file.startsWith(`pages${from}/`);
  return isRefused(site.content, from) || site.content.refused.some(isBelow);
}

function addressesAt(document: ContentDocument, path: DataPath): string[] {
  const list = valueAt(document.data, path);
  return Array.isArray(list) && list.every((address) => typeof address === 'string' && /^\/[a-z0-9/-]*$/.test(address))
    ? list
    : [];
}
