import type { Codes } from '../../model/diagnostics/codes.ts';
import {
  block,
  EXAMPLE_PAGE,
  fields,
  files,
  VALID_PAGE,
  whole,
  type Example,
} from '../../model/diagnostics/example.ts';
import { startWith } from '../../model/words/phrases.ts';
import { fieldCodes } from './faults/field-codes.ts';

/** A kind of block whose one text has a form, and such a block. */
function withForm(pattern: string): Example {
  const hours = { type: 'openingHours', hours: `${'09:00-17:00,'.repeat(3)}closed` };
  const schema = whole(`{
  "title": "Opening hours",
  "description": "From when to when somebody is there.",
  "type": "object",
  "properties": {
    "type": { "const": "openingHours" },
    "hours": { "type": "string", "pattern": ${JSON.stringify(pattern)} }
  },
  "examples": [{ "type": "openingHours", "hours": "09:00-17:00" }]
}
`);
  const component = 'export default function Hours() { return <section>Nine to five</section>; }\n';
  return files(
    { [EXAMPLE_PAGE]: block(JSON.stringify(hours)), 'blocks/openingHours.schema.json': schema },
    { 'blocks/openingHours.tsx': component },
  );
}

/** What is wrong with texts by themselves. */
const TEXT = {
  'text/blank': {
    level: 'error',
    title: 'A text is empty',
    message: ({ required }: { required: boolean }, place: string) => [
      `${startWith(place)} is empty.`,
      required ? 'Write something.' : 'Write something, or remove the field.',
    ],
    why: 'Visitors would see a gap, and screen readers would say nothing.',
    bad: block('{ "type": "prose", "heading": " ", "body": "We run your network." }'),
    good: block('{ "type": "prose", "heading": "What we do", "body": "We run your network." }'),
  },
  'text/too-long': {
    level: 'advice',
    title: 'A text is longer than it looks good',
    message: ({ name, has, limit, reason }: { name: string; has: number; limit: number; reason?: string }) => [
      `"${name}" has ${has} characters; ${reason === undefined ? `it looks best with at most ${limit}` : `the limit is ${limit}, because ${reason}`}.`,
      `Shorten it by ${has - limit}.`,
    ],
    why: 'It is cut off in search results, or breaks the layout.',
    bad: fields('"title": "Managed IT, cloud, security and phone services for small companies in San Francisco"'),
    good: fields('"title": "Managed IT for small companies in San Francisco"'),
  },
  'text/slow-form': {
    level: 'error',
    title: 'A text takes too long to compare with the form that a block of your own asks for',
    message: ({ pattern, type }: { pattern: string; type: string }, place: string) => [
      `Whether ${place} has the right form could not be found out within a second: the "pattern" of this field, ${JSON.stringify(pattern)}, has a part that repeats inside of one that repeats, so each letter may double the ways to try.`,
      `Where "${type}" is described in blocks/, let only one of the two repeat, as in "^[a-z]+$" in place of "^([a-z]+)+$", or take the "pattern" out.`,
    ],
    why: 'A comparison of forty letters could take longer than a life.',
    bad: withForm('^([\\d:-]+,?)+$'),
    good: withForm('^[\\d:,-]+(closed)?$'),
  },
} satisfies Codes;

/** What is wrong with a document as a whole. */
const DOCUMENT = {
  'json/not-a-page': {
    level: 'error',
    title: 'The file is not one group of fields',
    message: ({ found }: { found: string }) => [
      `The file must hold one group of fields between { and }, but it holds ${found}.`,
      'Begin the file with { and end it with }',
    ],
    why: 'A page is one group of fields between { and }.',
    bad: whole('["Contact"]'),
    good: whole(VALID_PAGE),
  },
  'field/other-version': {
    level: 'error',
    title: 'A file is of another version of the format',
    message: ({ version, latest }: { version: number; latest: number }) =>
      version < latest
        ? [
            `This file is of version ${version} of the format, and this copy of the program reads version ${latest}.`,
            'Run "npm run migrate": it shows what would change, and "npm run migrate -- --write" does it.',
          ]
        : [
            `This file is of version ${version} of the format, but this copy of the program knows versions up to ${latest} only.`,
            'Update the program. Writing another number would not make the file fit.',
          ],
    why: 'Its fields may have had other names then, so nothing else about it can be judged.',
    bad: whole(VALID_PAGE.replace('"version": 1', '"version": 2')),
    good: whole(VALID_PAGE),
  },
} satisfies Codes;

/** What is wrong with numbers, whatever they count. */
const NUMBER = {
  'field/rounded-number': {
    level: 'error',
    title: 'A number has more digits than are kept',
    message: ({ written, kept, mayBeText }: { written: string; kept?: string; mayBeText: boolean }) => [
      kept === undefined
        ? `No program can hold a number as large as ${written}.`
        : `Of the number ${written} only ${kept} would be kept, and shown.`,
      mayBeText
        ? 'Write it in double quotes: a text keeps every digit.'
        : 'Write it with 15 digits at most, and none that stands for a power of ten.',
    ],
    why: 'Programs keep some 16 digits of a number and round the rest: the number of an article or an account would be that of another one.',
    bad: fields('"facts": { "article": 12345678901234567890 }'),
    good: fields('"facts": { "article": "12345678901234567890" }'),
    fixable: 'sometimes',
  },
} satisfies Codes;

/** Everything that comparing data with its schema can find. */
export const schemaCodes = { ...DOCUMENT, ...fieldCodes, ...TEXT, ...NUMBER };
