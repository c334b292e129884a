import { near } from '../../../model/near.ts';
import { isRefused } from '../../site/known-addresses.ts';
import type { Rule, Site } from '../site.ts';
import { valueAt } from '../../../model/value-at.ts';
import type { ContentDocument } from '../../../model/content.ts';

/** Lists of pages name folders that have pages, and pages that are in them. */
export const collections: Rule = {
  name: 'collections',
  document(document, site, report) {
    for (const { role, value, path } of document.facts) {
      if (role !== 'collection') continue;
      const from = String(value);
      const pages = site.pagesBelow(from).map(({ address }) => address);
      if (pages.length === 0) {
        if (!hasRefused(site, from)) report('collection/empty', { path }, { from, near: near(from, site.folders()) });
        continue;
      }
      for (const [index, address] of onlyOf(document, path.slice(0, -1)).entries()) {
        if (pages.includes(address) || isRefused(site.content, address)) continue;
        report('collection/unknown-page', { path: [...path.slice(0, -1), 'only', index] }, { from, address, near: near(address, pages) });
      }
    }
  },
};

/** Whether the only pages of a folder are some that were refused, or the folder itself was. */
function hasRefused(site: Site, from: string): boolean {
  return isRefused(site.content, from) || site.content.refused.some(({ file, code }) => code !== 'file/not-a-page' && file.startsWith(`pages${from}/`));
}

function onlyOf(document: ContentDocument, path: (string | number)[]): string[] {
  const only = valueAt(document.data, [...path, 'only']);
  return Array.isArray(only) && only.every((address) => typeof address === 'string') ? only : [];
}
