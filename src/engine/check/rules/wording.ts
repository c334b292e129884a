import type { DataPath } from '../../../model/content.ts';
import type { Spot } from '../finding.ts';
import type { Rule } from '../site.ts';
import { forEachString, isAside } from '../../../model/strings.ts';

/** Words that are written to be replaced. */
const HELD = [
  'lorem ipsum',
  'dolor sit amet',
  'todo\\b:?',
  'tbd',
  'tbc',
  'fixme',
  'x{4,}',
  'placeholder text',
  'your (?:text|title|heading) here',
  'insert [\\w ]{0,20}here',
];
const PLACEHOLDER = new RegExp(`\\b(?:${HELD.join('|')})\\b`, 'i');
// What a file has somewhere if any of its texts may be one of these: most files are searched once, and not text by text.
const MAYBE_HELD = new RegExp(`${HELD.join('|')}|(?:"|\\\\[nr])\\[`, 'i');
const MAYBE_LOUD = /"(?:[^"\\a-z\r\n]|\\.){12,}"/;
/** A paragraph in brackets, as the templates of `npm run new` have them: it says what belongs in its place. */
const BRACKETS = /^\[[^[\]]*\s[^[\]]*\]$/m;
/** At least so many letters: shorter ones are names and abbreviations. */
const LETTERS = 12;

/** Whether a text still says, in brackets, what belongs in its place. */
export const holdsPlace = (text: string): boolean => BRACKETS.test(text);

/** Texts are written for visitors: no capitals throughout, no words that only held the place. */
export const wording: Rule = {
  name: 'wording',
  document({ data, text: source }, _site, report) {
    if (!MAYBE_HELD.test(source) && !MAYBE_LOUD.test(source) && !source.includes('\\u')) return;
    let first: Spot | undefined;
    let inBrackets = 0;
    forEachString(data, (text, path) => {
      if (text.length < 3 || (!text.includes(' ') && text.length > 30)) return;
      const held = PLACEHOLDER.exec(text);
      const bracket = text.startsWith('[') || text.includes('\n[') ? BRACKETS.exec(text) : null;
      const loud = !held && !bracket && isLoud(text);
      if ((!held && !bracket && !loud) || isAside(path) || isTechnical(text, path)) return;
      if (bracket) {
        inBrackets++;
        first ??= { path: [...path], within: { offset: bracket.index, length: bracket[0].length } };
      } else if (held) report('text/placeholder', { path: [...path], within: { offset: held.index, length: held[0].length } }, { words: held[0] });
      else report('text/capitals', { path: [...path] }, {});
    });
    // A page that was just begun has dozens: one problem that counts them leaves the others visible.
    if (first) report('text/placeholder', first, { inBrackets });
  },
};

function isLoud(text: string): boolean {
  if (text.length < LETTERS || /\p{Ll}/u.test(text) || !text.includes(' ')) return false;
  return (text.match(/\p{Lu}/gu)?.length ?? 0) >= LETTERS;
}

/** Addresses and names of files are no texts. */
const isTechnical = (text: string, path: DataPath): boolean => /^(?:\/|#|https:|mailto:|tel:)/.test(text) || path.at(-1) === 'src' || path.at(-1) === 'href';
