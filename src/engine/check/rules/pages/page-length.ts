import { isBroken } from '../../../../model/content/content.ts';
import { block, buttons, EXAMPLE_PAGE, words } from '../../../../model/diagnostics/example.ts';
import { forEachString, isForAuthorsOnly } from '../../../../model/content/texts.ts';
import { UNSPACED } from '../../../../model/words/letters/unspaced.ts';
import { documentRule } from '../../rule.ts';

/** More words than this on one page are hardly ever read. */
const LIMIT = 4000;
/** Where a script does not part words, one has two letters or so. */
const UNSPACED_LETTER = new RegExp(`[${UNSPACED}]`, 'gu');

/** A page is not longer than people read. */
export const pageLength = documentRule({
  meta: {
    codes: {
      'page/too-long': {
        level: 'advice',
        title: 'A page is very long',
        message: ({ words, limit }: { words: number; limit: number }) => [
          `This page has about ${words} words; few people read more than ${limit} on one page.`,
          'Split it into several pages that link to each other.',
        ],
        why: 'Few people read so much on one page.',
        bad: words('A page of 6,000 words.', {
          [EXAMPLE_PAGE]: () => block(`{ "type": "prose", "body": "${'word '.repeat(6000)}" }`),
        }),
        good: words('Several pages that link to each other.', {
          [EXAMPLE_PAGE]: buttons('{ "label": "All prices", "href": "/services/cloud" }'),
        }),
      },
    },
  },
  check({ document, report }) {
    // A word takes five letters or so: short files need no counting.
    if (document.kind !== 'page' || document.text.length < LIMIT * 5 || isBroken(document)) return;
    let words = 0;
    forEachString(document.data?.['blocks'], (text, path) => {
      if (!isForAuthorsOnly(path)) words += text.split(/\s+/).length + (text.match(UNSPACED_LETTER)?.length ?? 0) / 2;
    });
    if (words <= LIMIT) return;
    report(
      'page/too-long',
      { path: ['blocks'], at: 'key', about: [] },
      { words: Math.round(words / 100) * 100, limit: LIMIT },
    );
  },
});
