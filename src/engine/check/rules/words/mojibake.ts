import { block } from '../../../../model/diagnostics/example.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { isTechnical } from '../../../../model/content/texts.ts';
import { primaryLanguage } from '../../../../model/words/language-tag.ts';
import { withoutMixedMojibake, withoutMojibake } from '../../../../model/words/meant/mojibake.ts';
import { mayHaveWesternLetters, withoutWesternLetters } from '../../../../model/words/meant/western-letters.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { languageAt } from '../../../site/languages/languages.ts';
import { documentRule } from '../../rule.ts';

/** What no page without such letters has, however its JSON is written. */
const MAYBE = /[ÂÃÄÅâĂĹ\ufffd縺繧繝]|[à-ïÐÑØÙęěРСطظ][^\u0000-\u007f]|(?:[°-È][¡-þ]){2}|\\u/;
/**
 * A word that may have lost letters: with what programs write in their place, or with a sign that begins Japanese ones
 * whose UTF-8 was read as Shift_JIS.
 */
const MAYBE_LOST = /(?<!\S)\S*[\ufffd縺繧繝]\S*/g;

/** Whether a word has lost letters. None has two of those signs, but one that is written 縺. */
const hasLost = (word: string): boolean =>
  word.includes('\ufffd') || (/[繧繝]/.test(word) && (word.match(/[縺繧繝]/g) ?? []).length > 1);

/** Texts are in the letters that their authors wrote. */
export const mojibake = documentRule({
  meta: {
    codes: {
      'text/mojibake': {
        level: 'advice',
        title: 'The letters of a text are mixed up',
        message: ({ word, meant }: { word: string; meant?: string }) =>
          meant === undefined
            ? [
                `${shown(word)} has lost letters: a program read it in the wrong way, and wrote \ufffd or other signs for those that it did not know.`,
                'Write the word anew.',
              ]
            : [
                `${shown(word)} was ${shown(meant)} before a program read it in the wrong way, and saved what it saw.`,
                `Write ${shown(meant)}`,
              ],
        why: 'Visitors see the mixed-up letters. It happens in programs that do not read texts as UTF-8, such as old versions of Excel and Notepad.',
        bad: block('{ "type": "prose", "body": "We speak franÃ§ais, too." }'),
        good: block('{ "type": "prose", "body": "We speak français, too." }'),
        fixable: 'sometimes',
      },
    },
  },
  check({ document, site: { content }, report }) {
    const lang = primaryLanguage(languageAt(content, document.address).lang);
    if (!MAYBE.test(document.text) && !mayHaveWesternLetters(document.text, lang)) return;
    return (text, path) => {
      const lost = [...text.matchAll(MAYBE_LOST)].find(([word]) => hasLost(word));
      if (lost && !isTechnical(text, path)) {
        const within = { offset: lost.index, length: lost[0].length };
        return report('text/mojibake', { path: [...path], within }, { word: lost[0] });
      }
      const meant = withoutMojibake(text) ?? withoutMixedMojibake(text) ?? withoutWesternLetters(text, lang);
      if (meant === undefined || isTechnical(text, path)) return;
      const { word, offset } = firstWrong(text, meant);
      const within = { offset, length: word.length };
      const place = { path: [...path] };
      const args = { word, meant: withoutMojibake(word) ?? sameWordIn(meant, text, word, offset) };
      report('text/mojibake', { ...place, within }, args, replaceWith(place, meant, { certain: true }));
    };
  },
});

/** The first word whose letters are mixed up; of words that only tell together the first that is another. */
function firstWrong(text: string, meant: string): { word: string; offset: number } {
  const words = [...text.matchAll(/(?<!\S)\S*[^\u0000-\u007f]\S*/g)];
  const isOther = ({ 0: word, index }: RegExpExecArray): boolean => meant.slice(index, index + word.length) !== word;
  const found =
    words.find(([word]) => withoutMojibake(word) !== undefined) ??
    (meant.length === text.length ? words.find(isOther) : words[0]);
  return { word: found?.[0] ?? text, offset: found?.index ?? 0 };
}

/** The word as it was, in a text that has one letter for each; otherwise all of the text. */
const sameWordIn = (meant: string, text: string, word: string, offset: number): string =>
  meant.length === text.length ? meant.slice(offset, offset + word.length) : meant;
