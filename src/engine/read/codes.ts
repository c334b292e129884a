import type { Codes, Message } from '../../model/diagnostics/codes.ts';
import { counted } from '../../model/words/counted.ts';
import {
  block,
  buttons,
  EXAMPLE_PAGE,
  fields,
  files,
  named,
  PHOTO,
  picture,
  VALID_PAGE,
  whole,
  words,
} from '../../model/diagnostics/example.ts';
import { didYouMean, startWith } from '../../model/words/phrases.ts';
import { slipCodes } from './syntax/codes.ts';

const SYNTAX = {
  value: [
    'Something is missing here: after a colon or a comma there must be a text in quotes, a number, true, false, a list or a group.',
    'Is there a comma too many, or is a value missing?',
  ],
  key: ['The name of a field is expected here, in double quotes.', 'Write it as "title": "Your text"'],
  colon: ['This name of a field has no value.', 'Write it as "title": "Your text"'],
  end: ['The page ends before this. What comes after its last } cannot be read.', 'Is there a } too many further up?'],
  round: ['Round brackets hold nothing here.', 'Put a list between [ and ], and a group of fields between { and }.'],
  symbol: ['This cannot be read. Texts stand in straight double quotes.', 'Write it as "your text"'],
  ellipsis: ['Something was left out here.', 'Write what belongs here, or remove the dots.'],
  page: ['A page begins with {, but this does not.', 'Begin the file with { "version": 1, "title": "Your title"'],
} satisfies Record<string, Message>;

/** What to do where the letters of a name are in no address. */
const renameIt = (sample: string): string => `Rename it in letters from a to z, such as "${sample}".`;

/** What to do about a name that cannot be part of an address. */
function otherName(name: string, suggestion: string, taken: boolean): string {
  if (suggestion === '') return renameIt(name.endsWith('.json') ? 'news.json' : 'news');
  return taken ? `Rename it. There already is a "${suggestion}".` : `Rename it to "${suggestion}".`;
}

/** What to do about a file that is no page, but may have been meant to be the one of this name. */
function nameOfPage(meant: string | undefined, taken: boolean | undefined): string {
  if (meant === undefined) return 'Pictures belong in public/images, other files in public.';
  if (meant === '') return renameIt('news.json');
  return taken
    ? `If it is a copy of "${meant}", delete it, or keep it outside of pages/. If it is a page, give it a name of its own that ends in ".json".`
    : `Rename it to "${meant}". Some systems hide the end of a name: have them show it.`;
}

/** What keeps a text from being JSON, or from being one page. */
const JSON_CODES = {
  'json/empty': {
    level: 'error',
    title: 'The file is empty',
    message: () => [
      'This file is empty.',
      'Write a page in it, or delete the file. A page begins with { "version": 1, "title": "Your title"',
    ],
    why: 'An empty file is no page.',
    bad: words('A file with nothing in it.', { [EXAMPLE_PAGE]: '' }),
    good: whole(VALID_PAGE),
  },
  'json/syntax': {
    level: 'error',
    title: 'Something cannot be read',
    message: ({ kind }: { kind: keyof typeof SYNTAX }) => SYNTAX[kind],
    why: 'One wrong sign makes the rest of the file unreadable.',
    bad: fields('"title": , "aliases": ["/help"]'),
    good: fields('"title": "Contact", "aliases": ["/help"]'),
  },
  'json/comment': {
    level: 'error',
    title: 'There is a comment',
    message: () => [
      'Comments cannot be written here.',
      'Use a field "note": "Your comment". It is never shown on the site.',
    ],
    why: 'Comments cannot be written in these files; a "note" is never shown and does the same.',
    bad: fields('// ask Dana\n"title": "Contact"'),
    good: fields('"note": "ask Dana",\n"title": "Contact"'),
    fixable: 'always',
  },
  'json/cut-off': {
    level: 'error',
    title: 'The file ends too early',
    message: ({ open, line }: { open: number; line: number }) => [
      `The file ends too early: ${counted(open, 'bracket is', 'brackets are')} still open, ${open === 1 ? '' : 'the last one '}since line ${line}.`,
      'Was it saved completely? Add what is missing, and close every { with } and every [ with ].',
    ],
    why: 'It was probably not saved or copied completely.',
    bad: whole(VALID_PAGE.slice(0, VALID_PAGE.lastIndexOf('}')).trimEnd()),
    good: whole(VALID_PAGE),
  },
  'json/duplicate-key': {
    level: 'error',
    title: 'A field is written twice',
    message: ({ name, first, second }: { name: string; first: number; second: number }) => [
      `"${name}" is written twice here, on lines ${first} and ${second}. Only the second would be used, so the first would be lost.`,
      'Keep one.',
    ],
    why: 'Only the second would count, so the first text would silently be lost.',
    bad: fields('"title": "Contact",\n"title": "Write to us"'),
    good: fields('"title": "Write to us"'),
  },
  'json/too-deep': {
    level: 'error',
    title: 'Brackets are nested too deep',
    message: ({ limit }: { limit: number }) => [
      `This is nested more than ${limit} levels deep, which no page needs. The file is not read any further.`,
      'Check the brackets: [ and { must be closed by ] and }.',
    ],
    why: 'No page needs that; most often a bracket was not closed.',
    bad: block(`{ "type": "prose", "body": ${'['.repeat(65)}"We answer at once."${']'.repeat(65)} }`),
    good: block('{ "type": "prose", "body": "We answer at once." }'),
  },
} satisfies Codes;

/** Where the usual editors have what a file is saved as. */
const WHERE_SAVED =
  'The Windows editor asks for the encoding under "Save as"; VS Code shows it at the bottom right, where a click changes it.';

/** The same of a file whose letters an editor may show as others, which saving it would keep. */
const WHERE_REOPENED =
  'The Windows editor asks for the encoding under "Save as". In VS Code, click the encoding at the bottom right: if letters look wrong, choose "Reopen with Encoding" first and the one that shows all of them rightly, such as Western (Windows 1252), Central European (Windows 1250), Turkish (Windows 1254), Cyrillic (Windows 1251), Shift JIS, EUC-KR, Big5 or GBK; then "Save with Encoding" and "UTF-8".';

const CAFE = VALID_PAGE.replaceAll('Contact', 'Café');

/** What keeps a file from being read. */
const FILE_CODES = {
  'file/byte-order-mark': {
    level: 'error',
    title: 'The file begins with an invisible sign',
    message: () => [
      'The file begins with an invisible sign (a byte order mark), which some programs cannot read.',
      'Save it as "UTF-8", not as "UTF-8 with BOM".',
    ],
    why: 'Some programs cannot read such files.',
    bad: words('A page saved as "UTF-8 with BOM".', { [EXAMPLE_PAGE]: `\uFEFF${VALID_PAGE}` }),
    good: words('A page saved as "UTF-8".', { [EXAMPLE_PAGE]: VALID_PAGE }),
    fixable: 'always',
  },
  'file/not-utf8': {
    level: 'error',
    title: 'The file is saved in another encoding',
    message: ({ utf16, foreign }: { utf16: boolean; foreign?: string }) => {
      if (foreign !== undefined)
        return [
          `The file is ${foreign}: only its name says that it is a page.`,
          'Write the page in an editor for plain text, and save it as "UTF-8".',
        ];
      if (utf16) return ['The file is saved as UTF-16, so it cannot be read.', `Save it as "UTF-8". ${WHERE_SAVED}`];
      return [
        'The file has a character here that is not saved as UTF-8, so it cannot be read.',
        `Save it as "UTF-8", then look at this place. ${WHERE_REOPENED}`,
      ];
    },
    why: 'Letters such as é would turn into other signs.',
    bad: words('A page with an é, saved as "Windows-1252".', {
      [EXAMPLE_PAGE]: Uint8Array.from(CAFE, (char) => char.charCodeAt(0)),
    }),
    good: words('The same page, saved as "UTF-8".', { [EXAMPLE_PAGE]: CAFE }),
  },
  'file/too-large': {
    level: 'error',
    title: 'The file is too large',
    message: ({ size, limit }: { size: number; limit: number }) => [
      `The file has ${Math.ceil(size / 1024)} KB; at most ${limit / 1024} KB can be read.`,
      'Split the page into several. Pictures belong in public/images.',
    ],
    why: 'A page of this size would take minutes to load.',
    bad: words('A page of 3 MB.', { [EXAMPLE_PAGE]: () => VALID_PAGE.padEnd(3 * 1024 * 1024) }),
    good: words('Several pages that link to each other.', {
      [EXAMPLE_PAGE]: buttons('{ "label": "All prices", "href": "/services/cloud" }'),
    }),
  },
  'file/unreadable': {
    level: 'error',
    title: 'The file cannot be opened',
    message: ({ reason }: { reason: 'folder' | 'nested' | 'link' | 'special' | 'missing' | 'denied' }) => {
      if (reason === 'folder')
        return ['This is a folder, but its name ends in ".json" like a page.', 'Rename the folder.'];
      if (reason === 'nested')
        return ['Folders inside pages/_shared are not read.', 'Move the files to pages/_shared itself.'];
      if (reason === 'link')
        return [
          'This is a shortcut (symbolic link) to another place. It may be missing on other computers.',
          'Copy the file here instead.',
        ];
      if (reason === 'special') return ['This is no ordinary file, so it cannot be read.', 'Remove it.'];
      if (reason === 'missing') return ['There is no such file.'];
      return [
        'This cannot be opened.',
        'Check who may read it (its permissions), and whether another program holds it open.',
      ];
    },
    why: 'What cannot be opened cannot become a page.',
    bad: words('A folder with the name pages/services/plans.json', {
      'pages/services/plans.json/fiber.json': fields(''),
    }),
    good: words('A folder with the name pages/services/plans', {
      'pages/services/plans/fiber.json': fields('"draft": true'),
    }),
  },
  'file/bad-name': {
    level: 'error',
    title: 'The name cannot be part of an address',
    message: ({ name, suggestion, taken }: { name: string; suggestion: string; taken: boolean }) => [
      `"${name}" cannot be part of an address: names have lower-case letters (a to z), digits and hyphens only.`,
      otherName(name, suggestion, taken),
    ],
    why: 'Addresses have lower-case letters, digits and hyphens, so that they work everywhere and can be said on the phone.',
    bad: named('pages/services/Our Team.json'),
    good: named('pages/services/our-team.json'),
  },
  'file/reserved-name': {
    level: 'error',
    title: 'The name begins with "_", or should',
    message: ({ name, suggestion }: { name: string; suggestion?: string }) => [
      name.startsWith('_')
        ? `"${name}" begins with "_", but only _site.json and the folder _shared do, in pages or in the folder of a language.`
        : `"${name}" would be a page, and there is no _site.json, which holds what all pages have in common.`,
      didYouMean(suggestion, 'Remove the "_" from the name. For a page that is not ready, write "draft": true in it.'),
    ],
    why: 'Such names are kept for _site.json and the folder _shared.',
    bad: named('pages/services/_prices.json'),
    good: files({ 'pages/services/prices.json': fields('"draft": true') }),
  },
  'file/not-a-page': {
    level: 'warning',
    title: 'A file in pages/ is no page',
    message: ({ name, meant, taken }: { name: string; meant?: string; taken?: boolean }) => [
      `"${name}" is no page: pages end in ".json". It is left out of the site.`,
      nameOfPage(meant, taken),
    ],
    why: 'It is left out of the site.',
    bad: words('pages/team.jpg', { 'pages/team.jpg': '' }),
    good: words('public/images/team.jpg', {
      [EXAMPLE_PAGE]: picture('{ "src": "/images/team.jpg", "alt": "Our team" }'),
      'public/images/team.jpg': PHOTO,
    }),
  },
} satisfies Codes;

const TEXT_CODES = {
  'text/hidden-character': {
    level: 'error',
    title: 'A text has an invisible character',
    message: ({ code, bidi }: { code: string; bidi: boolean }, place: string) => [
      `${startWith(place)} has an invisible character (${code})${bidi ? ' that turns the direction of writing, so that people read something else than what is written' : ''}.`,
      'Delete it. It often comes along when text is pasted: type the text again.',
    ],
    done: () => 'Invisible signs for the direction of writing are gone.',
    why: 'It can turn words around or break a line; it usually came along when text was pasted.',
    bad: block('{ "type": "prose", "body": "Call us \u202etoday." }'),
    good: block('{ "type": "prose", "body": "Call us today." }'),
    fixable: 'sometimes',
  },
} satisfies Codes;

/** Everything that reading can find. */
export const readingCodes = { ...JSON_CODES, ...slipCodes, ...FILE_CODES, ...TEXT_CODES };
