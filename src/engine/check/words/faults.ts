import { counted } from '../../../model/counted.ts';
import { didYouMean, error, listed, orFix, shown, warning, Where, type Words } from './say.ts';

const SYNTAX = {
  value: [
    'Something is missing here: after a colon or a comma there must be a text in quotes, a number, true, false, a list or a group.',
    'Is there a comma too many, or is a value missing?',
  ],
  key: ['The name of a field is expected here, in double quotes.', 'Write it as "title": "Your text"'],
  colon: ['A colon is missing between the name of the field and its value.', 'Write it as "title": "Your text"'],
  end: ['The page ends before this. What comes after its last } cannot be read.', 'Is there a } too many further up?'],
  symbol: ['This cannot be read. Texts stand in straight double quotes.', 'Write it as "your text"'],
  quotes: ['These are not the quotes that are needed here. Texts stand in straight double quotes.', 'Write it as "your text"'],
  quote: [
    'The closing quote of this text is missing on this line.',
    'Put a " at its end. For a new line inside a text write \\n; for a quote inside it write \\".',
  ],
  escape: ['A backslash (\\) begins a special character here, but there is none of this name.', 'For a plain backslash write \\\\'],
  character: ['There is a tab or another invisible character inside this text.', 'Replace it with a space.'],
  truth: ['The words true and false are written in small letters.', 'Write true or false, without quotes.'],
  bracket: ['This bracket closes something else than was opened last.', 'Check that every { has its } and every [ its ].'],
} satisfies Record<string, Words>;

const FORMATTING = {
  html: 'HTML',
  heading: 'A heading',
  image: 'A picture',
  code: 'Code',
  quote: 'A quotation block',
  rule: 'A dividing line',
  reference: 'A link whose address stands elsewhere',
};
const FORMATTING_HINT = {
  html: 'Write a text without < and >, with **bold**, *emphasis* or [a link](/contact).',
  heading: 'Use the "heading" of a block, or **bold** for a single word.',
  image: 'Use a block with an "image" field.',
  code: 'Remove the ` marks, or the spaces at the start of the line.',
  quote: 'Remove the > at the start of the line.',
  rule: 'Remove the line of -, * or _ signs.',
  reference: 'Write the address right behind the words: [a link](/contact).',
};

const WRONG_FIELD = {
  missingField: error(({ name, noun, sample }: { name: string; noun?: string; sample: string }, where) => [
    `${Where(where)} has no "${name}". ${noun === undefined ? 'It' : `Every ${noun}`} needs one.`,
    `Add: "${name}": ${sample}`,
  ]),
  unknownField: error(({ name, near, allowed }: { name: string; near?: string; allowed: string[] }, where) => [
    `${Where(where)} has a field "${name}", which does not exist here.`,
    didYouMean(near, `Fields you can use here: ${allowed.join(', ')}.`),
  ]),
  wrongType: error(({ found, expected, sample }: { found: string; expected: string; sample: string }, where) => [
    `${Where(where)} must be ${expected}, but it is ${found}.`,
    `Write it as ${sample}`,
  ]),
  unknownChoice: error(({ value, near, allowed }: { value: unknown; near?: string; allowed: unknown[] }, where) => {
    const choices = allowed.map((choice) => JSON.stringify(choice)).join(', ');
    const all =
      allowed.length > 12 ? 'Your editor lists them all when you press Ctrl+Space.' : allowed.length === 1 ? `Write ${choices}` : `Choose one of ${choices}.`;
    return [`${Where(where)} cannot be ${shown(value)}.`, didYouMean(near, all)];
  }),
  wrongForm: error(({ value, rule }: { value: unknown; rule: string }, where) => [`${Where(where)} cannot be ${shown(value)}.`, rule]),
  outOfRange: error(({ value, limit, side }: { value: number; limit: number; side: 'least' | 'most' }, where) => [
    `${Where(where)} is ${value}, but it must be ${limit} or ${side === 'least' ? 'more' : 'less'}.`,
  ]),
  tooFew: error(({ has, limit, noun }: { has: number; limit: number; noun: string }, where) => [
    `${Where(where)} ${has === 0 ? 'is empty' : `has only ${has}`}, but it needs at least ${counted(limit, noun)}.`,
    has === 0 ? 'Write one, or remove the field.' : 'Write more.',
  ]),
  tooMany: error(({ has, limit, noun }: { has: number; limit: number; noun: string }, where) => [
    `${Where(where)} has ${counted(has, noun)}, but at most ${limit} fit.`,
    `Remove ${has - limit}.`,
  ]),
  repeated: error(({ value, first, second }: { value: unknown; first: number; second: number }, where) => [
    `${Where(where)} has ${shown(value)} twice, as number ${first} and number ${second}.`,
    'Keep one.',
  ]),
  badName: error(({ name, rule }: { name: string; rule: string }, where) => [`${Where(where)} has a name "${name}", which cannot be used.`, rule]),
  chooseOne: error(({ rule }: { rule: string }, where) => [`${Where(where)}: ${rule.charAt(0).toLowerCase()}${rule.slice(1)}`]),
};

/** What is wrong: each of these is a fault, whatever a site prefers. */
export const faults = {
  'json/empty': error((_: object) => [
    'This file is empty.',
    'Write a page in it, or delete the file. A page begins with { "version": 1, "title": "Your title"',
  ]),
  'json/not-a-page': error(({ found }: { found: string }) => [
    `The file must hold one group of fields between { and }, but it holds ${found}.`,
    'Begin the file with { and end it with }',
  ]),
  'json/syntax': error(({ kind }: { kind: keyof typeof SYNTAX }) => SYNTAX[kind]),
  'json/missing-comma': error((_: object) => ['A comma is missing before this.', 'Put a comma at the end of what stands before it.']),
  'json/extra-comma': error((_: object) => ['There is a comma with nothing after it.', orFix('Remove the comma: the last entry of a list or group has none.')]),
  'json/comment': error((_: object) => ['Comments cannot be written here.', orFix('Use a field "note": "Your comment". It is never shown on the site.')]),
  'json/cut-off': error(({ open, line }: { open: number; line: number }) => [
    `The file ends too early: ${counted(open, 'bracket is', 'brackets are')} still open, the last one since line ${line}.`,
    'Was it saved completely? Add what is missing, and close every { with } and every [ with ].',
  ]),
  'json/duplicate-key': error(({ name, first, second }: { name: string; first: number; second: number }) => [
    `"${name}" is written twice here, on lines ${first} and ${second}. Only the second would be used, so the first would be lost.`,
    'Keep one.',
  ]),
  'json/too-deep': error(({ limit }: { limit: number }) => [
    `This is nested more than ${limit} levels deep, which no page needs. The file is not read any further.`,
    'Check the brackets: [ and { must be closed by ] and }.',
  ]),

  'file/byte-order-mark': error((_: object) => [
    'The file begins with an invisible sign (a byte order mark), which some programs cannot read.',
    orFix('Save it as "UTF-8", not as "UTF-8 with BOM".'),
  ]),
  'file/not-utf8': error(({ utf16 }: { utf16: boolean }) =>
    utf16
      ? ['The file is saved as UTF-16, so it cannot be read.', 'Save it as "UTF-8".']
      : ['The file has a character here that is not saved as UTF-8, so it cannot be read.', 'Save it as "UTF-8", then look at this place.'],
  ),
  'file/too-large': error(({ size, limit }: { size: number; limit: number }) => [
    `The file has ${Math.ceil(size / 1024)} KB; at most ${limit / 1024} KB can be read.`,
    'Split the page into several. Pictures belong in public/images.',
  ]),
  'file/unreadable': error(({ reason }: { reason: 'folder' | 'nested' | 'link' | 'special' | 'missing' | 'denied' }) => {
    if (reason === 'folder') return ['This is a folder, but its name ends in ".json" like a page.', 'Rename the folder.'];
    if (reason === 'nested') return ['Folders inside pages/_shared are not read.', 'Move the files to pages/_shared itself.'];
    if (reason === 'link') return ['This is a shortcut (symbolic link) to another place. It may be missing on other computers.', 'Copy the file here instead.'];
    if (reason === 'special') return ['This is no ordinary file, so it cannot be a page.', 'Remove it.'];
    if (reason === 'missing') return ['There is no such file.'];
    return ['This cannot be opened.', 'Check who may read it (its permissions), and whether another program holds it open.'];
  }),
  'file/bad-name': error(({ name, suggestion, taken }: { name: string; suggestion: string; taken: boolean }) => [
    `"${name}" cannot be part of an address: names have lower-case letters (a to z), digits and hyphens only.`,
    suggestion === '' ? 'Rename it.' : taken ? `Rename it. There already is a "${suggestion}".` : `Rename it to "${suggestion}".`,
  ]),
  'file/reserved-name': error(({ name, near }: { name: string; near?: string }) => [
    `"${name}" begins with "_", but only pages/_site.json and the folder pages/_shared do.`,
    didYouMean(near, 'Remove the "_" from the name. For a page that is not ready, write "draft": true in it.'),
  ]),
  'file/not-a-page': warning(({ name }: { name: string }) => [
    `"${name}" is no page: pages end in ".json". It is left out of the site.`,
    'Pictures belong in public/images, other files in public.',
  ]),

  'page/duplicate-address': error(({ address, other, alias }: { address: string; other: string; alias: boolean }) => [
    `${alias ? 'The other address' : 'The address of this page'}, "${address}", is also the address of ${other}.`,
    alias ? 'Remove one of the two.' : 'Rename or remove one of the two.',
  ]),
  'page/reserved-address': error(({ address }: { address: string }) => [
    `"${address}" is kept for the site itself, or is a name that some computers cannot store.`,
    'Choose another name.',
  ]),
  'page/duplicate-section': error(({ name, line }: { name: string; line: number }) => [
    `The section name "${name}" is already used on this page, on line ${line}. A link to "#${name}" would only reach the first.`,
    'Give one of them another name.',
  ]),

  'block/unknown-type': error(({ value, near, types }: { value: unknown; near?: string; types: string[] }, where) => [
    `${Where(where)} has the type ${shown(value)}, which does not exist.`,
    didYouMean(near, `There are: ${types.join(', ')}.`),
  ]),
  'block/missing-type': error(({ wrong, near }: { wrong?: string; near?: string }, where) => [
    `${Where(where)} does not say what kind of block it is.`,
    wrong !== undefined
      ? `Did you mean "type" instead of "${wrong}"?`
      : near !== undefined
        ? `Add: "type": "${near}"`
        : 'Add "type" with the name of a block, such as "type": "prose". Your editor lists them all when you press Ctrl+Space.',
  ]),
  'block/missing-field': WRONG_FIELD.missingField,
  'block/unknown-field': WRONG_FIELD.unknownField,
  'block/wrong-type': WRONG_FIELD.wrongType,
  'block/unknown-choice': WRONG_FIELD.unknownChoice,
  'block/wrong-form': WRONG_FIELD.wrongForm,
  'block/out-of-range': WRONG_FIELD.outOfRange,
  'block/too-few': WRONG_FIELD.tooFew,
  'block/too-many': WRONG_FIELD.tooMany,
  'block/repeated': WRONG_FIELD.repeated,
  'block/bad-name': WRONG_FIELD.badName,
  'field/missing-field': WRONG_FIELD.missingField,
  'field/unknown-field': WRONG_FIELD.unknownField,
  'field/wrong-type': WRONG_FIELD.wrongType,
  'field/unknown-choice': WRONG_FIELD.unknownChoice,
  'field/wrong-form': WRONG_FIELD.wrongForm,
  'field/too-few': WRONG_FIELD.tooFew,
  'field/too-many': WRONG_FIELD.tooMany,
  'field/repeated': WRONG_FIELD.repeated,
  'field/bad-name': WRONG_FIELD.badName,
  'field/choose-one': WRONG_FIELD.chooseOne,

  'text/blank': error(({ required }: { required: boolean }, where) => [
    `${Where(where)} is empty.`,
    required ? 'Write something.' : 'Write something, or remove the field.',
  ]),
  'text/hidden-character': error(({ code, bidi }: { code: string; bidi: boolean }, where) => [
    `${Where(where)} has an invisible character (${code})${bidi ? ' that turns the direction of writing, so that people read something else than what is written' : ''}.`,
    'Delete it. It often comes along when text is pasted: type the text again.',
  ]),
  'text/formatting': error(({ kind, source }: { kind: keyof typeof FORMATTING; source: string }) => [
    `${FORMATTING[kind]} (${shown(source)}) cannot be used in a text.`,
    FORMATTING_HINT[kind],
  ]),

  'link/missing-page': error(({ noun, href, near }: { noun: string; href: string; near?: string }) => [
    `This ${noun} points to "${href}", but there is no such page.`,
    didYouMean(near, 'Write the address of a page, such as "/contact", or create the page.'),
  ]),
  'link/missing-file': error(({ noun, href, near }: { noun: string; href: string; near?: string }) => [
    `This ${noun} points to the file "${href}", which is not in the public folder.`,
    didYouMean(near, 'Put the file there, or correct the address. Capital letters must match.'),
  ]),
  'link/missing-section': error(({ noun, page, anchor, near, names }: { noun: string; page: string; anchor: string; near?: string; names: string[] }) => [
    `This ${noun} points to the section "#${anchor}", but ${page} has no section of that name.`,
    didYouMean(
      near && `#${near}`,
      names.length > 0 ? `Its sections are ${listed(names.map((name) => `#${name}`))}.` : `Add "id": "${anchor}" to the block it should lead to.`,
    ),
  ]),
  'link/unsafe-address': error(({ scheme }: { scheme: string }) => [
    `Links cannot start with "${scheme}".`,
    'Use a page ("/contact"), a section ("#faq"), "https://", "mailto:" or "tel:".',
  ]),
  'link/insecure-address': error(({ near }: { near: string }) => [
    'Links cannot start with "http:", because others could read and change what is sent.',
    didYouMean(near),
  ]),
  'link/user-name': error((_: object) => [
    'This link has a user name before the "@", as links that pretend to lead elsewhere do.',
    'Write only the name of the site after "https://". For an e-mail address write "mailto:" before it.',
  ]),
  'link/incomplete-address': error(({ noun, href, near }: { noun: string; href: string; near?: string }) => [
    href === '' ? `This ${noun} leads nowhere: its address is empty.` : `This ${noun} points to "${href}", which is not a complete address.`,
    didYouMean(near, 'Pages start with "/", sections with "#", other sites with "https://".'),
  ]),
  'link/bad-address': error(({ noun, href }: { noun: string; href: string }) => [
    `This ${noun} points to ${shown(href)}, which is not an address a browser understands.`,
    'Check for spaces, special letters and missing parts: "/contact", "#faq", "https://example.com", "mailto:info@example.com", "tel:+14155550142".',
  ]),

  'image/missing-file': error(({ src, folder, near, capitals }: { src: string; folder: string; near?: string; capitals: boolean }) => [
    `"${src}" was not found in ${folder}.`,
    capitals ? `There is "${near}": capital letters must match exactly.` : didYouMean(near, 'Put the picture there, or correct the name.'),
  ]),
  'image/bad-address': error(({ src, outside }: { src: string; outside: boolean }) => [
    outside ? `"${src}" is on another site. Pictures are shown from this site only.` : `"${src}" is not the address of a picture on this site.`,
    outside ? 'Save the picture in public/images and write "/images/its-name.jpg".' : 'Write it as "/images/its-name.jpg".',
  ]),
  'image/unknown-format': error(({ src, formats }: { src: string; formats: string[] }) => [
    `"${src}" is not a picture that browsers show.`,
    `Use one of these formats: ${formats.join(', ')}.`,
  ]),

  'token/unknown': error(({ name, near, names }: { name: string; near?: string; names: string[] }) => [
    `There is no "{${name}}". It is neither in pages/_site.json nor one of the built-in facts, so visitors would see the braces.`,
    didYouMean(
      near && `{${near}}`,
      `You can use ${names
        .slice(0, 8)
        .map((known) => `{${known}}`)
        .join(', ')}${names.length > 8 ? ' and more' : ''}. For plain braces write {{${name}}}.`,
    ),
  ]),

  'shared/unknown': error(({ name, near, names }: { name: string; near?: string; names: string[] }) => [
    `There is no shared block "${name}": pages/_shared/${name}.json does not exist.`,
    didYouMean(near, names.length > 0 ? `There are ${listed(names)}.` : 'Create the file, or remove this block.'),
  ]),
  'shared/cycle': error(({ chain }: { chain: string[] }) => [
    `This shared block contains itself: ${chain.join(' → ')}.`,
    'Put a block of another type in one of these files.',
  ]),

  'collection/empty': error(({ from, near }: { from: string; near?: string }) => [
    `This lists the pages of "${from}", but there are no pages in pages${from}.`,
    didYouMean(near, 'Check the folder, or add a page to it.'),
  ]),
  'collection/unknown-page': error(({ from, address, near }: { from: string; address: string; near?: string }) => [
    `This list is to show "${address}", which is not a page in pages${from}.`,
    didYouMean(near, `Write the address of a page that begins with "${from}/".`),
  ]),

  'site/missing': error((_: object) => [
    'There is no pages/_site.json, the file with the name of the site, how to reach you, the menu and the footer.',
    'Create it: your editor offers its fields.',
  ]),
  'site/no-home': error((_: object) => ['There is no pages/index.json, so the site has no home page.', 'Create it.']),
  'site/redirect-conflict': error(({ from, other }: { from: string; other: string }) => [
    `This redirect starts at "${from}", but ${other}, so nobody would be sent on.`,
    'Remove the redirect.',
  ]),
  'site/redirect-loop': error(({ chain }: { chain: string[] }) => [`This redirect leads back to itself: ${chain.join(' → ')}.`, 'Let it lead to a page.']),
};
