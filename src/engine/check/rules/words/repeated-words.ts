import type { Codes } from '../../../../model/diagnostics/codes.ts';
import type { Location } from '../../../../model/diagnostics/diagnostic.ts';
import { block, files, site } from '../../../../model/diagnostics/example.ts';
import { comparable } from '../../../../model/words/comparable.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { languageAt } from '../../../site/languages/languages.ts';
import { forEachWording, pagesWithWords, placeOfWording } from '../../../site/wording/wording.ts';
import { siteRule } from '../../rule.ts';

/** Anybody may use shorter headings and turns of speech again. */
const MIN_WORDS = { heading: 3, title: 3, sentence: 5 };
/** How many words may not stand again: a sentence of twelve on one more page, a heading of four on three more. */
const MAX_REPEATED = 12;

const ASKED = { 'pages/_site.json': site('"checks": { "text/repeated": "warning" }') };
const prose = (body: string) => block(`{ "type": "prose", "body": "${body}" }`);

const codes = {
  'text/repeated': {
    level: 'advice',
    default: 'off',
    title: 'Pages say the same in the same words',
    message: ({ words, pages, first, more }: { words: string; pages: number; first: string; more: number }) => [
      `${shown(words)} stands on ${pages} pages, first in ${first}${more > 0 ? `, and so does more of what this page says (${more})` : ''}.`,
      'Say what is true here only. What has to be the same can be a block in pages/_shared that each of the pages shows.',
    ],
    why: `Whoever reads a second page learns nothing new. ${MAX_REPEATED} words in a row may not stand again: a sentence of ${MAX_REPEATED} on a second page, one of six on two more, a heading of four on three more. Labels, headings of one or two words and shared blocks may.`,
    bad: files({
      ...ASKED,
      'pages/contact.json': prose('An engineer who knows your network by heart answers when you call us.'),
      'pages/services/cloud.json': prose('An engineer who knows your network by heart answers when you call us.'),
    }),
    good: files({
      ...ASKED,
      'pages/contact.json': prose('An engineer who knows your network by heart answers when you call us.'),
      'pages/services/cloud.json': prose('Whoever moved your servers stays reachable for a month.'),
    }),
  },
} satisfies Codes;

/** What a page says, no other says in the same words. */
export const repeatedWords = siteRule({
  meta: { readsAll: true, codes },
  check({ site: { content, documents }, reportIn }) {
    const pages = pagesWithWords(documents).map((page) => ({ page, folder: languageAt(content, page.address).folder }));
    const counts = new Map<string, number>();
    for (const { page, folder } of pages) {
      const said = new Set<string>();
      forEachWording(page, (kind, words) => {
        if (countWords(words) >= MIN_WORDS[kind]) said.add(keyOf(folder, words));
      });
      for (const key of said) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    for (const [key, count] of counts) if ((count - 1) * countWords(key) < MAX_REPEATED) counts.delete(key);
    if (counts.size === 0) return;

    const firsts = new Map<string, string>();
    for (const { page, folder } of pages) {
      const again = new Map<string, { words: string; location: Location }>();
      forEachWording(page, (_, words, path, offset) => {
        const key = keyOf(folder, words);
        if (!counts.has(key)) return;
        const first = firsts.get(key) ?? page.file;
        firsts.set(key, first);
        if (first !== page.file && !again.has(key))
          again.set(key, { words, location: placeOfWording(words, path, offset) });
      });
      // A page that was copied has dozens: the first of them stands for all.
      const [found] = again;
      if (!found) continue;
      const [key, { words, location }] = found;
      const args = { words, pages: counts.get(key) ?? 0, first: firsts.get(key) ?? '', more: again.size - 1 };
      reportIn(page.file)('text/repeated', location, args);
    }
  },
});

const keyOf = (folder: string, words: string): string => `${folder}\n${comparable(words)}`;

/** How many words a text has, where words stand apart. */
function countWords(text: string): number {
  let count = 1;
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) count++;
  return count;
}
