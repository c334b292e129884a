import type { ContentDocument } from '../../../../model/content/content.ts';
import { block } from '../../../../model/diagnostics/example.ts';
import { nearest } from '../../../../model/words/nearest.ts';
import { didYouMean } from '../../../../model/words/phrases.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { valueAt } from '../../../../model/content/value-at.ts';
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
        message: ({ from, address, suggestion }: { from: string; address: string; suggestion?: string }) => [
          `This list is to show "${address}", which is not a page in pages${from}.`,
          didYouMean(suggestion, `Write the address of a page that begins with "${from}/".`),
        ],
        why: 'It would be left out.',
        bad: block('{ "type": "collection", "from": "/services", "only": ["/contact"] }'),
        good: block('{ "type": "collection", "from": "/services", "only": ["/services/cloud"] }'),
      },
    },
  },
  check({ document, site, report }) {
    for (const { role, value, path } of document.references) {
      if (role !== 'collection') continue;
      const from = String(value);
      const pages = site.pagesBelow(from).map(({ address }) => address);
      if (pages.length === 0) {
        const suggestion = nearest(from, site.folders());
        if (!hasRefused(site, from))
          report('collection/empty', { path }, { from, suggestion }, replaceWith({ path }, suggestion));
        continue;
      }
      for (const [index, address] of onlyOf(document, path.slice(0, -1)).entries()) {
        if (pages.includes(address) || isRefused(site.content, address)) continue;
        const location = { path: [...path.slice(0, -1), 'only', index] };
        const suggestion = nearest(address, pages);
        report('collection/unknown-page', location, { from, address, suggestion }, replaceWith(location, suggestion));
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

function onlyOf(document: ContentDocument, path: (string | number)[]): string[] {
  const only = valueAt(document.data, [...path, 'only']);
  return Array.isArray(only) && only.every((address) => typeof address === 'string' && /^\/[a-z0-9/-]*$/.test(address))
    ? only
    : [];
}
