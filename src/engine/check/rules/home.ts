import { isRefused } from '../../site/known-addresses.ts';
import type { Rule } from '../site.ts';
import { SITE_FILE } from '../../../model/address.ts';

/** A site has its site file and a home page. Without the first nothing else can be said. */
export const home: Rule = {
  name: 'home',
  site({ content, known }, reportIn) {
    if (content.refused.some(({ file }) => file === SITE_FILE)) return;
    if (!content.documents.has(SITE_FILE)) reportIn(SITE_FILE)('site/missing', {}, {});
    else if (!known.pages.has('/') && !isRefused(content, '/index')) reportIn('pages/index.json')('site/no-home', {}, {});
  },
};
