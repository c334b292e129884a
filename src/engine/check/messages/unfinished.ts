import type { Message } from '../../../model/diagnostics/codes.ts';
import { languageAlone } from '../../read/rich-text/phrase-language.ts';
import type { RemnantKind } from '../../read/rich-text/remnants.ts';
import type { TextKind } from '../../read/rich-text/rich-text.ts';
import { ENTRIES } from '../../read/rich-text/signs.ts';
import { HOW_TO_WRITE_A_TABLE, tableFromTabs } from '../../read/rich-text/table-from-tabs.ts';

/** Formatting that was begun and not finished: of words, or of code. */
export type Unfinished = RemnantKind | 'fence';

/** Whether a fault of a formatted text is one of these. */
export const isUnfinished = (kind: string): kind is Unfinished => Object.hasOwn(UNFINISHED, kind);

/** Bold words with the signs at their ends that belong outside. */
const TIGHT = /^\*\*([\p{P}\p{S}]*)([^\p{P}\p{S}].*?)([\p{P}\p{S}]*)\*\*$/u;

const BRACKETS = 'Write the words in [ ] and the address in ( ): [a link](/contact).';
const BEHIND = 'Write the address right behind the words: [a link](/contact).';

const NO_LIST = 'These lines begin with a sign that makes no list, so visitors read them as one.';

const EMPTY_LINES = 'Leave an empty line (\\n\\n) between them.';

/** Where the signs stand: in a text of which kind, and behind which words of it. */
interface Around {
  role: TextKind;
  before: string;
}

/** What is said of one kind, and what was meant, where the signs tell: nothing where only its author knows. */
interface Said {
  message: Message;
  meant?: (source: string, around?: Around) => string | undefined;
  /** Whether it can be nothing else. */
  certain?: boolean;
}

/** What is said of each kind. */
export const UNFINISHED: Record<Unfinished, Said> = {
  fence: {
    message: ['This code has no end, so all that follows is code, too.', 'Write a line of ``` below its last line.'],
    meant: (source) => `${source}\n\`\`\``,
  },
  bold: {
    message: [
      'The signs ** have no partner here, so visitors would see them.',
      'Write **bold** with ** right before and right after the words, or remove them. As the mark of a note, write ².',
    ],
    meant: (source) => (source.length > 4 ? `**${source.slice(2, -2).trim()}**` : undefined),
  },
  tight: {
    message: [
      'The signs ** are not read here, because a letter stands right outside of them and a quotation mark or another sign right within.',
      'Write such signs outside: “**bold**”.',
    ],
    meant(source) {
      const [, before, words, after] = TIGHT.exec(source) ?? [];
      return words && `${before}**${words}**${after}`;
    },
  },
  wide: {
    message: [
      'This is no link, because its brackets are wider than those of a link.',
      'Write the words in [ ] and the address in ( ): [a link](/contact).',
    ],
    meant: (source) =>
      source.replace(
        /^.(.*).\s*[（(]\s*([^（(]*).$/,
        (_, words: string, to: string) => `[${words}](${to.normalize('NFKC')})`,
      ),
  },
  stars: {
    message: [
      'The signs ＊＊ are wider than those that make words bold, so visitors would see them.',
      'Write **bold** with the ones of a Latin keyboard.',
    ],
    meant: (source) => source.replaceAll('＊', '*'),
    certain: true,
  },
  gap: {
    message: ['This is no link, because there is a space between its words and its address.', BEHIND],
    meant: (source) => source.replace(/\]\s+\(/, ']('),
  },
  unclosed: {
    message: ['This is no link, because a bracket of it is missing.', BRACKETS],
    meant(source) {
      if (!source.includes(']')) return source.replace('(', '](');
      return /[.,;:!?]$/.test(source) ? `${source.slice(0, -1)})${source.slice(-1)}` : `${source})`;
    },
  },
  swapped: {
    message: ['This is no link, because its brackets stand in the place of each other.', BRACKETS],
    meant: (source) => source.replace(/^\((.*)\)\[(.*)\]$/, '[$1]($2)'),
  },
  bullets: {
    message: [NO_LIST, 'Begin each with "- " in its place.'],
    meant: (source) => withBeginnings(source, 'bullets', () => '- '),
    certain: true,
  },
  numbers: {
    message: [
      'These lines begin with numbers that make no list, so visitors read them as one.',
      'Begin them with "1. ", "2. " and so on.',
    ],
    meant: (source) =>
      withBeginnings(source, 'numbers', (number, written) => `${/\d+/.exec(written)?.[0] ?? number}. `),
    certain: true,
  },
  letters: {
    message: ['These lines begin with letters, which make no list, so visitors read them as one.', EMPTY_LINES],
    meant: inParagraphs,
    certain: true,
  },
  sections: {
    message: [
      'These lines begin with numbers of sections, which make no list, so visitors read them as one.',
      EMPTY_LINES,
    ],
    meant: inParagraphs,
    certain: true,
  },
  // It may be a talk, of which each line is a paragraph.
  talk: {
    message: [NO_LIST, 'Begin each with "- " in its place, or leave an empty line (\\n\\n) between them.'],
    meant: (source) => withBeginnings(source, 'talk', () => '- '),
  },
  spaced: {
    message: [
      'This is no link, because there is a space in its address.',
      'In the address of a page write - for each space: [about us](/about-us). In that of a file write %20: [price list](/files/price%20list.pdf). Better still, give the file a name without.',
    ],
    meant: (source) => source.replace(/(?<=\]\(.*) /g, /\]\(\/[^.]*\)$/.test(source) ? '-' : '%20'),
  },
  phone: {
    message: [
      'This is no link, because there are spaces in the number that it leads to.',
      'Write the number without them, behind "tel:": [call us](tel:+442079460018).',
    ],
    // From abroad, nobody dials the zero in brackets.
    meant: (source) =>
      source.replace(
        /(?<=\])\((.*)\)$/,
        (_, number: string) => `(tel:${number.replace(/(?<=\+.*)\(0\)/, '').replace(/[^+\d]/g, '')})`,
      ),
  },
  mail: {
    message: [
      'This is no link, because there is a space before the e-mail address that it leads to.',
      'Write the address right behind "mailto:": [write to us](mailto:info@example.com).',
    ],
    meant: (source) => source.replace(/\(mailto:\s+(\S+?)\s*\)$/, '(mailto:$1)'),
    certain: true,
  },
  subject: {
    message: [
      'This is no link, because there is a space in its address, and none can say what a mail begins with.',
      'Write the e-mail address alone: [write to us](mailto:info@example.com).',
    ],
    meant: (source) => source.replace(/\?[^?]*\)$/, ')'),
  },
  tabs: {
    message: [
      'These lines have tabs between their parts, as a table has that was copied, but visitors read them as one.',
      HOW_TO_WRITE_A_TABLE,
    ],
    meant: (source, around) =>
      around?.role === 'articleText'
        ? `${/(?:^|\n\n)$/.test(around.before) ? '' : '\n'}${tableFromTabs(source)}`
        : undefined,
    certain: true,
  },
  semicolons: {
    message: [
      'These lines have semicolons between their parts, as spreadsheets save tables, but visitors read them as one.',
      HOW_TO_WRITE_A_TABLE,
    ],
  },
  newline: {
    message: [
      'Two backslashes stand before an n here, so visitors would see "\\n" in place of a new line.',
      'Write only one: \\n',
    ],
    meant: (source) => source.replaceAll('\\n', '\n'),
  },
  phrase: {
    message: [
      'The language of some words is said in a form that is not read, so visitors would see its signs.',
      'Write the words in [ ] and their language right behind them: [Weltanschauung]{lang=de}',
    ],
    meant: phraseMeant,
  },
  unknown: { message: ['This is no link, because its address stands nowhere.', BEHIND] },
};

/** Lines as paragraphs. */
function inParagraphs(source: string): string {
  return source.replaceAll('\n', '\n\n');
}

/** Words with their language, where both can be told. */
function phraseMeant(source: string): string | undefined {
  const brace = source.lastIndexOf('{');
  const words = source.slice(1, brace).trimEnd().replace(/\]$/, '').trim();
  const language = languageAlone(source.slice(brace));
  return source.startsWith('[') && words !== '' && language ? `[${words}]${language}` : undefined;
}

/** Lines with other beginnings, of which each is told its place. */
function withBeginnings(
  source: string,
  kind: keyof typeof ENTRIES,
  beginning: (number: number, written: string) => string,
): string {
  let number = 0;
  return source.replace(new RegExp(`^${ENTRIES[kind]}`, 'gm'), (written) => beginning(++number, written));
}
