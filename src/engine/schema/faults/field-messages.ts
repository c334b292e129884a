import type { Codes } from '../../../model/diagnostics/codes.ts';
import { counted } from '../../../model/words/counted.ts';
import { didYouMean, listed, shown, startWith } from '../../../model/words/phrases.ts';
import { block, fields } from '../../../model/diagnostics/example.ts';

interface TooFew {
  has: number;
  limit: number;
  noun: string;
  required: boolean;
  /** What a group can have. */
  fields?: string[];
}

interface UnknownField {
  name: string;
  /** Others that belong where it does. */
  more?: string[];
  suggestion?: string;
  /** What is done in its place, in words. */
  belongs?: string;
  allowed: string[];
}

/** What is done with a field that does not exist, where each that does is there. */
const ALL_THERE = 'Remove it: all fields that can be used here are there already.';

interface UnknownChoice {
  value: unknown;
  suggestion?: string;
  /** What may be meant as well. */
  more?: string[];
  allowed: unknown[];
  /** What can stand there besides, in words. */
  otherwise?: string;
}

interface WrongType {
  found: string;
  expected: string;
  sample: string;
  /** What the entries of a list are called, where it is all of them that are wrong. */
  entry?: string;
  /** What is done about the rest of a text that says more than its number. */
  otherwise?: string;
}

interface MissingField {
  name: string;
  noun?: string;
  sample: string;
  /** What an author called the only entry of a group with names of their own. */
  instead?: string;
}

/** `"a", "b" or "c"` */
const either = (names: string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names.map((name) => JSON.stringify(name)));

/** A list with too many entries. */
export interface TooMany {
  has: number;
  limit: number;
  noun: string;
}

/**
 * What is wrong with a list that is too long, and what to do.
 * @param elsewhere where else entries can go, if anywhere
 */
export function tooManyEntries({ has, limit, noun }: TooMany, place: string, elsewhere = ''): [string, string] {
  return [
    `${startWith(place)} has ${counted(has, noun)}, but at most ${limit} fit.`,
    `Remove ${has - limit}${elsewhere}.`,
  ];
}

/** What is said of mistakes that any field can have, in a block or elsewhere; with the examples of a block. */
export const FIELD = {
  'missing-field': {
    level: 'error',
    title: 'A field is missing',
    message: ({ name, noun, sample, instead }: MissingField, place: string) => [
      `${startWith(place)} has no "${name}". ${noun === undefined ? 'It' : `Every ${noun}`} needs one.`,
      instead === undefined ? `Add: "${name}": ${sample}` : `Write "${name}" in place of "${instead}".`,
    ],
    why: 'Without it there is nothing to show in its place, so the site is not built.',
    bad: block('{ "type": "newsletter" }'),
    good: block('{ "type": "newsletter", "heading": "One letter a month" }'),
  },
  'unknown-field': {
    level: 'error',
    title: 'A field does not exist',
    message: ({ name, more = [], suggestion, belongs, allowed }: UnknownField, place: string) => [
      more.length === 0
        ? `${startWith(place)} has a field ${shown(name)}, which does not exist here.`
        : `${startWith(place)} has the fields ${listed([name, ...more])}, which do not exist here.`,
      didYouMean(
        suggestion,
        belongs ?? (allowed.length > 0 ? `Fields you can use here: ${allowed.join(', ')}.` : ALL_THERE),
      ),
    ],
    why: 'It would be ignored, and what is written in it would never be seen. Most often it is a slip of the pen.',
    bad: block('{ "type": "prose", "haeding": "What we do", "body": "We run your network." }'),
    good: block('{ "type": "prose", "heading": "What we do", "body": "We run your network." }'),
    fixable: 'sometimes',
  },
  'wrong-type': {
    level: 'error',
    title: 'A value is of the wrong kind',
    message: ({ found, expected, sample, entry, otherwise }: WrongType, place: string) =>
      entry === undefined
        ? [
            `${startWith(place)} must be ${expected}, but it is ${found}.`,
            `Write it as ${sample}${otherwise === undefined ? '' : `. ${otherwise}`}`,
          ]
        : [
            `${startWith(place)} has ${found}, but every ${entry} must be ${expected}.`,
            `Write all of them like the first: ${sample}`,
          ],
    done: (_, { count, after }) =>
      count > 1 ? `${count} entries are now of the right kind, the first as ${shown(after)}.` : undefined,
    why: 'A text stands in quotes, a number does not, a list stands between [ and ].',
    bad: block('{ "type": "collection", "from": "/services", "limit": "3" }'),
    good: block('{ "type": "collection", "from": "/services", "limit": 3 }'),
    fixable: 'sometimes',
  },
  'unknown-choice': {
    level: 'error',
    title: 'A choice does not exist',
    message: ({ value, suggestion, more = [], allowed, otherwise }: UnknownChoice, place: string) => {
      const choices = allowed.map((choice) => JSON.stringify(choice)).join(', ');
      // None are given where there are too many to be told.
      const isLong = allowed.length > 12 || allowed.length === 0;
      const all = isLong
        ? 'Your editor lists them all when you press Ctrl+Space.'
        : allowed.length === 1
          ? `Write ${choices}`
          : `Choose one of ${choices}.`;
      const question = suggestion === undefined ? '' : `Did you mean ${either([suggestion, ...more])}?`;
      const hint = [question, question === '' || !isLong ? all : ''].filter(Boolean).join(' ');
      return [`${startWith(place)} cannot be ${shown(value)}.`, [hint, otherwise ?? []].flat().join(' ')];
    },
    why: 'Only some words are possible here; your editor lists them with Ctrl+Space.',
    bad: block('{ "type": "newsletter", "heading": "One letter a month", "tone": "darkish" }'),
    good: block('{ "type": "newsletter", "heading": "One letter a month", "tone": "dark" }'),
    fixable: 'sometimes',
  },
  'wrong-form': {
    level: 'error',
    title: 'A value has the wrong form',
    message: ({ value, meant, rule }: { value: unknown; meant: unknown[]; rule: string }, place: string) => [
      `${startWith(place)} cannot be ${shown(value)}.`,
      meant.length === 0 ? rule : `Did you mean ${meant.map(shown).join(' or ')}? ${rule}`,
    ],
    why: 'Dates, names and numbers have to look a certain way to be understood.',
    bad: block('{ "type": "collection", "from": "services/" }'),
    good: block('{ "type": "collection", "from": "/services" }'),
    fixable: 'sometimes',
    certain: 'same-address',
  },
  'out-of-range': {
    level: 'error',
    title: 'A number is too large or too small',
    message: ({ value, limit, side }: { value: number; limit: number; side: 'least' | 'most' }, place: string) => [
      `${startWith(place)} is ${value}, but it must be ${limit} or ${side === 'least' ? 'more' : 'less'}.`,
    ],
    why: 'The layout has room for certain numbers only.',
    bad: block('{ "type": "collection", "from": "/services", "limit": 0 }'),
    good: block('{ "type": "collection", "from": "/services", "limit": 3 }'),
  },
  'too-few': {
    level: 'error',
    title: 'A list or a group has too few entries',
    message: ({ has, limit, noun, required, fields = [] }: TooFew, place: string) => [
      `${startWith(place)} ${has === 0 ? 'is empty' : `has only ${has}`}, but it needs at least ${counted(limit, noun)}.`,
      `Write ${has > 0 ? 'more' : limit === 1 ? 'one' : `${limit} or more`}${fields.length > 0 ? ` of ${listed(fields)}` : ''}${required ? '' : ', or remove the field'}.`,
    ],
    why: 'A list without entries leaves a hole in the page, and a group without fields says nothing.',
    bad: block('{ "type": "faq", "items": [] }'),
    good: block('{ "type": "faq", "items": [{ "question": "How fast are you?", "answer": "In 15 minutes." }] }'),
  },
  'too-many': {
    level: 'error',
    title: 'A list has too many entries',
    message: (args: TooMany, place: string) => tooManyEntries(args, place),
    why: 'More would not fit, or nobody would read them.',
    bad: block(
      '{ "type": "cta", "heading": "Talk to us", "actions": [\n  { "label": "Talk to us", "href": "/contact" },\n  { "label": "Cloud services", "href": "/services/cloud" },\n  { "label": "Start page", "href": "/" }\n] }',
    ),
    good: block(
      '{ "type": "cta", "heading": "Talk to us", "actions": [\n  { "label": "Talk to us", "href": "/contact" },\n  { "label": "Cloud services", "href": "/services/cloud" }\n] }',
    ),
  },
  repeated: {
    level: 'error',
    title: 'A list has the same entry twice',
    message: ({ value, first, second }: { value: unknown; first: number; second: number }, place: string) => [
      `${startWith(place)} has ${shown(value)} twice, as number ${first} and number ${second}.`,
      'Keep one.',
    ],
    why: 'The second one says nothing new.',
    bad: block('{ "type": "inquiryForm", "fields": ["email", "message", "email"] }'),
    good: block('{ "type": "inquiryForm", "fields": ["email", "message"] }'),
  },
  'bad-name': {
    level: 'error',
    title: 'A name cannot be used',
    message: ({ name, rule }: { name: string; rule: string }, place: string) => [
      `${startWith(place)} has a name "${name}", which cannot be used.`,
      rule,
    ],
    why: 'Names of facts are used in lists and filters, where only letters and digits work.',
    bad: block('{ "type": "collection", "from": "/services", "where": { "Service area": "Bay" } }'),
    good: block('{ "type": "collection", "from": "/services", "where": { "serviceArea": "Bay" } }', {
      'pages/services/cloud.json': fields('"facts": { "serviceArea": "Bay" }'),
    }),
    fixable: 'sometimes',
  },
} satisfies Codes;
