import { counted } from '../../../../model/words/counted.ts';
import type { DataPath, Location } from '../../../../model/diagnostics/diagnostic.ts';
import { block } from '../../../../model/diagnostics/example.ts';
import { hasUnspaced } from '../../../../model/words/letters/unspaced.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { forEachString, isAside, isTechnical } from '../../../../model/content/texts.ts';
import { SHORTCODE } from '../../../read/rich-text/remnants.ts';
import { bracketIn } from '../../../site/wording/placeholder.ts';
import { isKeptForLater, mayKeepForLater } from '../../../site/wording/kept-for-later.ts';
import { documentRule } from '../../rule.ts';

/** Words that are written to be replaced, and the rest of the expression where they are part of one. */
const HELD: [words: string, rest?: string][] = [
  ['lorem ipsum'],
  ['dolor sit amet'],
  ['tbd'],
  ['tbc'],
  ['fixme'],
  ['xxxx', 'x*'],
  ['placeholder text'],
  ['your text here'],
  ['your title here'],
  ['your heading here'],
  ['insert ', '[\\w ]{0,20}here'],
];
const PLACEHOLDER = new RegExp(`\\b(?:${HELD.map(([words, rest = '']) => words + rest).join('|')})\\b`, 'i');
/** What fingers type that have nothing to say: only where it is all of a text, and no number in Roman letters. */
const TYPED = /^(?:[Xx]xx+|[Aa]sdf(?:gh?|jkl?)?|[Qq]wert[yz]?|ㅁㄴㅇㄹㅎ?|[○◯]{3,})[.!]?$/;
/** A note to oneself. In small letters and without a colon it is Spanish: "todo el año". */
const NOTE_TO_ONESELF = /\bTODO\b:?|\b[Tt]odo:/;
// What a file has somewhere if a text may be one of these: most files are searched once, and not text by text. Plain
// words are found in half the time.
const MAYBE_HELD = new RegExp(
  [
    ...HELD.map(([words]) => words),
    'todo',
    'xxx',
    'asdf',
    'qwert',
    'ㅁㄴㅇㄹ',
    '○○○',
    '◯◯◯',
    '"\\[',
    '\\\\n\\[',
    '\\\\r\\[',
  ].join('|'),
  'i',
);

/** What asks visitors to fill something in: the fields of forms, and the sentences about them. */
const asksVisitors = (path: DataPath): boolean =>
  path[0] === 'strings' || ['placeholder', 'hint', 'label'].includes(String(path.at(-1)));

/** Texts hold no words that only kept the place. */
export const placeholders = documentRule({
  meta: {
    codes: {
      'text/placeholder': {
        level: 'advice',
        title: 'Words that only held the place',
        message: ({ words = '', inBrackets }: { words?: string; inBrackets?: number }) =>
          inBrackets === undefined
            ? [
                `${shown(words)} looks like words that were only meant to hold the place.`,
                'Write what visitors should read.',
              ]
            : [
                `${counted(inBrackets, 'text')} in this file still ${inBrackets === 1 ? 'stands' : 'stand'} in [brackets] and only ${inBrackets === 1 ? 'holds' : 'hold'} the place; this is ${inBrackets === 1 ? 'it' : 'the first'}.`,
                'Write what visitors should read, without the brackets.',
              ],
        why: 'They are forgotten easily and look careless. A page begun with `npm run new` has them in [brackets]; they are counted, not listed one by one.',
        bad: block('{ "type": "prose", "body": "Lorem ipsum dolor sit amet" }'),
        good: block('{ "type": "prose", "body": "We answer within 15 minutes." }'),
      },
    },
  },
  check({ document: { data, text: source }, report }) {
    const mayKeep = mayKeepForLater(source);
    if (!mayKeep && !MAYBE_HELD.test(source) && !source.includes('\\u')) return;
    let first: Location | undefined;
    let inBrackets = 0;
    forEachString(data, (text, path) => {
      if (text.length < 3 || (!text.includes(' ') && text.length > 30 && !hasUnspaced(text))) return;
      const found = PLACEHOLDER.exec(text) ?? NOTE_TO_ONESELF.exec(text) ?? TYPED.exec(text);
      const words =
        found?.[0] ?? (mayKeep && !asksVisitors(path) && isKeptForLater(text, path, data) ? text : undefined);
      const bracket = SHORTCODE.test(text) ? null : bracketIn(text);
      if ((words === undefined && !bracket) || isAside(path) || isTechnical(text, path)) return;
      if (bracket) {
        inBrackets++;
        first ??= { path: [...path], within: { offset: bracket.index, length: bracket[0].length } };
      } else if (words !== undefined) {
        const location = { path: [...path], within: { offset: found?.index ?? 0, length: words.length } };
        report('text/placeholder', location, { words });
      }
    });
    // A page that was just begun has dozens: one diagnostic that counts them leaves the others visible.
    if (first) report('text/placeholder', first, { inBrackets });
  },
});
