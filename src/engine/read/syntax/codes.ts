import { EXAMPLE_PAGE, VALID_PAGE, block, fields, picture, whole, words } from '../../../model/diagnostics/example.ts';
import type { Codes } from '../../../model/diagnostics/codes.ts';
import { HOW_TO_WRITE_A_TABLE } from '../rich-text/table-from-tabs.ts';

const SEPARATORS = {
  comma: ['A comma stands between two entries, not this sign.', 'Write a comma (,) here.'],
  colon: ['A colon stands between the name of a field and its value, not this sign.', 'Write a colon (:) here.'],
  doubled: ['There are two colons between the name of a field and its value.', 'Remove one of them.'],
  bracket: ['This bracket is wider than the one that is read here.', 'Write {sign} here.'],
} as const;

const COMMAS = {
  last: ['There is a comma with nothing after it.', 'Remove the comma: the last entry of a list or group has none.'],
  first: ['There is a comma with nothing before it.', 'Remove the comma: it stands between two entries.'],
  doubled: ['There are two commas in a row.', 'Remove one of them.'],
} as const;

/** What is said of a number, and what follows the way to write it. */
const NUMBERS = {
  wide: ['These digits are wider than those of a number.', '.'],
  unit: ['A number stands alone, without a unit or any other sign.', ', or put all of it in quotes if it is a text.'],
  plus: ['A number has no plus sign.', '.'],
  zero: ['A number has no zero in front.', ', or in quotes if it is a text, such as a phone number.'],
  point: ['A number needs a digit before and after its point.', '.'],
  comma: ['A number has a point before its decimals, and no other signs between its digits.', '.'],
  words: ['A number stands alone here, without a unit, a word or a space.', '.'],
  space: ['A number has no spaces between its digits.', ', or put all of it in quotes if it is a text.'],
  entries: ['A number has no spaces between its digits.', ', or put a comma between the two if they are two.'],
} as const;

const NO_QUOTES = {
  key: ['The name of a field stands in double quotes.'],
  value: ['This is no number, and texts stand in double quotes.'],
  opening: ['The opening quote of this text is missing.', 'Put a " before it.'],
  closing: [
    'The closing quote of this text is missing on this line.',
    'Put a " at its end. For a new line inside a text write \\n; for a quote inside it write \\".',
  ],
} as const;

const BRACKETS = {
  wrong: [
    'This bracket closes something else than was opened last.',
    'Check that every { has its } and every [ its ].',
  ],
  extra: ['There is a bracket too many.', 'Remove it.'],
  list: ['The [ of a list is missing before this.', 'Put a [ here: several entries stand between [ and ].'],
  group: ['The { of a group of fields is missing before this.', 'Put a { here: fields stand between { and }.'],
  asList: ['A list stands here, but it begins as a group of fields does.', 'Write [ here, and ] where the list ends.'],
  behindList: [
    'This stands behind the ] that closes the list, so it is no entry of it.',
    'Move that ] behind the last entry.',
  ],
  listEnd: ['The ] that closes a list is missing before this.', 'Put a ] here: every [ has its ].'],
  groupEnd: ['The } that closes a group of fields is missing before this.', 'Put a } here: every { has its }.'],
} as const;

const BACKSLASHES = {
  path: ['The parts of an address are separated by slashes, not by backslashes (\\).', 'Write / instead.'],
  disk: [
    'This is a place on your own computer, where nobody else can see it.',
    'Put the file into the folder public, a picture into public/images, and write its place there: "/images/team.jpg"',
  ],
  quote: ['A single quote needs no backslash (\\) before it.', "Write only '"],
  other: [
    'A backslash (\\) begins a special character here, but there is none of this name.',
    'For a plain backslash write \\\\',
  ],
} as const;

/** Slips of the pen that keep a text from being JSON. */
export const slipCodes = {
  'json/missing-comma': {
    level: 'error',
    title: 'A comma is missing',
    message: () => ['A comma is missing before this.', 'Put a comma at the end of what stands before it.'],
    why: 'Commas stand between the entries of a list or group.',
    bad: fields('"title": "Contact"\n"aliases": ["/help"]'),
    good: fields('"title": "Contact",\n"aliases": ["/help"]'),
    fixable: 'sometimes',
  },
  'json/extra-comma': {
    level: 'error',
    title: 'There is a comma too many',
    message: ({ kind }: { kind: keyof typeof COMMAS }) => [...COMMAS[kind]],
    why: 'Commas stand between the entries of a list or group, and after the last entry there is none.',
    bad: fields('"aliases": ["/it", "/help",]'),
    good: fields('"aliases": ["/it", "/help"]'),
    fixable: 'always',
  },
  'json/missing-colon': {
    level: 'error',
    title: 'A colon is missing',
    message: () => [
      'A colon is missing between the name of a field and its value.',
      'Write it as "title": "Your text"',
    ],
    why: 'The name of a field and its value have a colon between them.',
    bad: fields('"title" "Contact"'),
    good: fields('"title": "Contact"'),
    fixable: 'sometimes',
  },
  'json/separator': {
    level: 'error',
    title: 'Another sign stands for a comma, a colon or a bracket',
    message: ({ kind, sign = '' }: { kind: keyof typeof SEPARATORS; sign?: string }) =>
      SEPARATORS[kind].map((words) => words.replace('{sign}', sign)) as [string, string],
    why: 'Entries are separated by commas; the name of a field and its value by a colon.',
    bad: fields('"title" = "Contact"'),
    good: fields('"title": "Contact"'),
    fixable: 'sometimes',
  },
  'json/number': {
    level: 'error',
    title: 'A number is written in another way',
    message: ({ kind, number }: { kind: keyof typeof NUMBERS; number: string }) => {
      const [message, end] = NUMBERS[kind];
      return [message, `Write it as ${number}${end}`];
    },
    why: 'A number has digits only, and a point before its decimals.',
    bad: fields('"card": { "order": 9,5 }'),
    good: fields('"card": { "order": 9.5 }'),
    fixable: 'sometimes',
  },
  'json/word': {
    level: 'error',
    title: 'A word without quotes is not known',
    message: ({ word, kind }: { word: string; kind: 'truth' | 'nothing' }) =>
      kind === 'truth'
        ? [
            `"${word}" is not a word that can stand without quotes.`,
            'Write true or false in small letters, without quotes.',
          ]
        : [`"${word}" is no value.`, 'Write a value, or remove the field.'],
    why: 'Without quotes there are only numbers, true and false.',
    bad: fields('"draft": False'),
    good: fields('"draft": false'),
    fixable: 'sometimes',
  },
  'json/missing-quote': {
    level: 'error',
    title: 'A quote is missing',
    message: ({ kind, text }: { kind: keyof typeof NO_QUOTES; text?: string }) => {
      const [message, hint = `Write it as ${JSON.stringify(text)}`] = NO_QUOTES[kind];
      return [message, hint];
    },
    why: 'Texts and the names of fields stand between two straight double quotes.',
    bad: fields('"title": Contact"'),
    good: fields('"title": "Contact"'),
    fixable: 'sometimes',
  },
  'json/quotes': {
    level: 'error',
    title: 'Other quotes stand around a text',
    message: () => [
      'These are not the quotes that are needed here. Texts stand in straight double quotes.',
      'Write it as "your text"',
    ],
    why: 'Word processors turn straight quotes into curly ones; here only straight double quotes count.',
    bad: fields('"title": “Contact”'),
    good: fields('"title": "Contact"'),
    fixable: 'sometimes',
  },
  'json/inner-quote': {
    level: 'error',
    title: 'A quote inside a text ends it',
    message: ({ joined }: { joined?: true }) =>
      joined
        ? ['Two texts are put together with a + here, which only programs do.', 'Write them as one text.']
        : ['A double quote inside a text ends it.', 'Write \\" for a quote inside a text, or use “ and ”.'],
    why: 'What follows the quote no longer belongs to the text.',
    bad: block('{ "type": "prose", "body": "A "good" printer." }'),
    good: block('{ "type": "prose", "body": "A \\"good\\" printer." }'),
    fixable: 'sometimes',
  },
  'json/line-break': {
    level: 'error',
    title: 'A text goes on in the next line',
    message: () => [
      'This text goes on in the next line, but a text stands on one line.',
      'For a new line inside a text write \\n',
    ],
    why: 'A text ends on the line on which it begins.',
    bad: block('{ "type": "prose", "body": "First line.\nSecond line." }'),
    good: block('{ "type": "prose", "body": "First line.\\nSecond line." }'),
    fixable: 'sometimes',
  },
  'json/control-character': {
    level: 'error',
    title: 'A text has a tab in it',
    message: ({ isTable }: { isTable?: true }) =>
      isTable
        ? [
            'The lines of this text have tabs between their parts, as a table has that was copied.',
            HOW_TO_WRITE_A_TABLE,
          ]
        : ['There is a tab or another invisible character inside this text.', 'Replace it with a space.'],
    why: 'Such a character cannot be seen, and cannot stand in a text as it is.',
    bad: words('A tab between two words of a text', {
      [EXAMPLE_PAGE]: VALID_PAGE.replace('Write to us', 'Write\tto us'),
    }),
    good: words('A space between them', { [EXAMPLE_PAGE]: VALID_PAGE }),
    fixable: 'sometimes',
  },
  'json/backslash': {
    level: 'error',
    title: 'A backslash begins nothing',
    message: ({ kind }: { kind: keyof typeof BACKSLASHES }) => [...BACKSLASHES[kind]],
    why: 'A backslash (\\) announces a special character, such as \\n for a new line.',
    bad: picture('{ "src": "\\images\\team.jpg", "alt": "Our team" }'),
    good: picture('{ "src": "/images/team.jpg", "alt": "Our team" }'),
    fixable: 'sometimes',
  },
  'json/odd-space': {
    level: 'error',
    title: 'A space is not a plain one',
    message: ({ code, count }: { code: string; count: number }) => [
      `This looks like a space, but is another character (${code})${count > 1 ? `, as at ${count - 1} more ${count === 2 ? 'place' : 'places'} in this file` : ''}.`,
      'Type a plain space instead. Such spaces often come along when text is pasted.',
    ],
    why: 'Between texts and numbers only plain spaces, tabs and line breaks can stand; web pages and word processors have others.',
    bad: words('A no-break space before a value', {
      [EXAMPLE_PAGE]: VALID_PAGE.replace(': "Contact"', ':\u00a0"Contact"'),
    }),
    good: words('A plain space before it', { [EXAMPLE_PAGE]: VALID_PAGE }),
    fixable: 'sometimes',
  },
  'json/bracket': {
    level: 'error',
    title: 'Brackets do not match',
    message: ({ kind, line }: { kind: keyof typeof BRACKETS; line?: number }) => {
      const [message, hint] = BRACKETS[kind];
      return [line === undefined ? message : `${message.slice(0, -1)}; what it closes begins on line ${line}.`, hint];
    },
    why: 'Every { has its } and every [ its ]; what was opened last is closed first.',
    bad: fields('"aliases": ["/it", "/help"}'),
    good: fields('"aliases": ["/it", "/help"]'),
    fixable: 'sometimes',
  },
  'json/outside': {
    level: 'error',
    title: 'Something stands outside of the page',
    message: ({ side }: { side: 'before' | 'after' }) => [
      side === 'before'
        ? 'The page begins with its first {, but something stands before it.'
        : 'The page ends with its last }, but something follows.',
      'Remove it: a file holds one page and nothing else.',
    ],
    why: 'A file holds one page between { and }. What a chat or a program puts around it does not belong there.',
    bad: whole(`\`\`\`json\n${VALID_PAGE}\n\`\`\``),
    good: whole(VALID_PAGE),
    fixable: 'sometimes',
  },
  'json/conflict-marks': {
    level: 'error',
    title: 'Two versions were not merged',
    message: ({ line }: { line?: number }) => [
      `Git could not decide between two versions of this part, and left marks around both${line === undefined ? '' : ` (up to line ${line})`}.`,
      'Choose what shall stand here, then remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ],
    why: 'Only its authors know which version is right.',
    bad: fields('<<<<<<< HEAD\n"title": "Contact"\n=======\n"title": "Write to us"\n>>>>>>> main'),
    good: fields('"title": "Write to us"'),
  },
} satisfies Codes;
