import { replaceTokens, replaceTokensInHref } from '../../../model/tokens.ts';
import { linkNoun } from '../link-target.ts';
import { linksOf } from '../../site/links-of.ts';
import { createLocator } from '../../read/locate.ts';
import type { Spot } from '../finding.ts';
import type { Rule } from '../site.ts';

const EMPTY = new Set([
  'click here',
  'click',
  'here',
  'this',
  'this link',
  'this page',
  'link',
  'more',
  'read more',
  'learn more',
  'see more',
  'find out more',
  'more info',
  'details',
  'go',
  'continue',
]);

/** The words of a link say where it leads, and the same words lead to the same place. */
export const linkWords: Rule = {
  name: 'link-words',
  document(document, site, report) {
    const first = new Map<string, { href: string; spot: Spot }>();
    const tokens = site.tokens ?? new Map<string, string>();
    for (const { href: written, words, spot, wordsSpot } of linksOf(document)) {
      if (words === undefined || words.trim() === '') continue;
      const spoken = replaceTokens(words, tokens)
        .toLowerCase()
        .replace(/[\s.…!→»>]+$/u, '')
        .trim();
      if (EMPTY.has(spoken)) {
        report('link/empty-words', wordsSpot, { noun: linkNoun(document, spot), words });
        continue;
      }
      // Menu and footer may name a page and its group alike; a page is read from top to bottom.
      if (document.kind !== 'page') continue;
      const href = replaceTokensInHref(written, tokens);
      const earlier = first.get(spoken);
      if (!earlier) first.set(spoken, { href, spot: wordsSpot });
      else if (earlier.href !== href)
        report('link/same-words', wordsSpot, { words, href, other: earlier.href, line: createLocator(document.text)(earlier.spot).line });
    }
  },
};
