import { counted } from '../../../../model/words/counted.ts';
import type { Codes } from '../../../../model/diagnostics/codes.ts';
import type { DataPath, Location } from '../../../../model/diagnostics/diagnostic.ts';
import { block } from '../../../../model/diagnostics/example.ts';
import { hasUnspaced } from '../../../../model/words/letters/unspaced.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { forEachString, isForAuthorsOnly, isTechnical } from '../../../../model/content/texts.ts';
import { SHORTCODE } from '../../../read/rich-text/remnants.ts';
import { bracketIn } from '../../../site/wording/placeholder.ts';
import { announcesContent, mayAnnounceContent } from '../../../site/wording/announces-content.ts';
import { documentRule } from '../../rule.ts';

/** Usual placeholders; `rest` is the part of a pattern behind plain words. */
const PLACEHOLDERS: [words: string, rest?: string][] = [
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
  // The first post of a new site in WordPress.
  ['welcome to wordpress'],
  ['willkommen bei wordpress'],
  ['bienvenue sur wordpress'],
  ['bienvenido a wordpress'],
  ['benvenuto in wordpress'],
  ['welkom bij wordpress'],
  ['witamy w wordpress', '\\w*'],
  ['vítejte ve wordpress', '\\w*'],
  ['insert ', '[\\w ]{0,20}here'],
];
const PLACEHOLDER = new RegExp(`\\b(?:${PLACEHOLDERS.map(([words, rest = '']) => words + rest).join('|')})\\b`, 'i');
/** Keys that are typed at random. Only as the whole text, and no Roman numeral. */
const TYPED = /^(?:[Xx]xx+|[Aa]sdf(?:gh?|jkl?)?|[Qq]wert[yz]?|ㅁㄴㅇㄹㅎ?|[○◯]{3,})[.!]?$/;
/** A note to oneself. In small letters and without a colon it is Spanish: "todo el año". */
const NOTE_TO_SELF = /\bTODO\b:?|\b[Tt]odo:/;
// A file without any of these has no placeholder, so most files are searched once instead of text by text. Plain words
// are found in half the time.
const MAYBE_PLACEHOLDER = new RegExp(
  [
    ...PLACEHOLDERS.map(([words]) => words),
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

/** Whether a text asks visitors to fill something in: in the fields of forms, and in sentences about them. */
const asksVisitors = (path: DataPath): boolean =>
  path[0] === 'strings' || ['placeholder', 'hint', 'label'].includes(String(path.at(-1)));

const codes = {
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
} satisfies Codes;

/** Texts are no placeholders. */
export const placeholders = documentRule({
  meta: { codes },
  check({ document: { data, text: source }, report }) {
    const mayAnnounce = mayAnnounceContent(source);
    if (!mayAnnounce && !MAYBE_PLACEHOLDER.test(source) && !source.includes('\\u')) return;
    const find = (text: string, path: DataPath): Found | undefined =>
      placeholderIn(text) ??
      (mayAnnounce && !asksVisitors(path) && announcesContent(text, path, data)
        ? { offset: 0, words: text }
        : undefined);
    let first: Location | undefined;
    let inBrackets = 0;
    forEachString(data, (text, path) => {
      if (!isCandidate(text)) return;
      const bracket = bracketedPlaceholder(text);
      const found = bracket ?? find(text, path);
      if (!found || isForAuthorsOnly(path) || isTechnical(text, path)) return;
      const { offset, words } = found;
      const location = { path: [...path], within: { offset, length: words.length } };
      if (bracket) {
        inBrackets++;
        first ??= location;
      } else report('text/placeholder', location, { words });
    });
    // A page that was just begun has dozens: a single diagnostic that counts them leaves the others visible.
    if (first) report('text/placeholder', first, { inBrackets });
  },
});

/** A placeholder in a text. */
interface Found {
  offset: number;
  words: string;
}

const foundBy = (match: RegExpExecArray | null): Found | undefined =>
  match ? { offset: match.index, words: match[0] } : undefined;

/** Whether a text is neither too short to be a placeholder nor a long name without spaces. */
const isCandidate = (text: string): boolean =>
  text.length >= 3 && (text.includes(' ') || text.length <= 30 || hasUnspaced(text));

/** Words in a text that were only meant to hold the place. */
const placeholderIn = (text: string): Found | undefined =>
  foundBy(PLACEHOLDER.exec(text) ?? NOTE_TO_SELF.exec(text) ?? TYPED.exec(text));

/** A placeholder in brackets, as templates have them; a shortcode of another system is none. */
const bracketedPlaceholder = (text: string): Found | undefined =>
  SHORTCODE.test(text) ? undefined : foundBy(bracketIn(text));
