import { isBroken, type Rule } from '../site.ts';
import { forEachString } from '../../../model/strings.ts';

/** More words than this on one page are hardly ever read. */
const LIMIT = 4000;

/** A page is not longer than people read. */
export const length: Rule = {
  name: 'length',
  document(document, _site, report) {
    // A word takes five letters or so: short files need no counting.
    if (document.kind !== 'page' || document.text.length < LIMIT * 5 || isBroken(document)) return;
    let words = 0;
    forEachString(document.data?.['blocks'], (text) => {
      words += text.split(/\s+/).length;
    });
    if (words > LIMIT) report('page/too-long', { path: ['blocks'], at: 'key', about: [] }, { words: Math.round(words / 100) * 100, limit: LIMIT });
  },
};
