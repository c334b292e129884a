import type { Codes } from '../../../model/diagnostics/codes.ts';
import { didYouMean, listed, shown, startWith } from '../../../model/words/phrases.ts';
import { block, fields, site } from '../../../model/diagnostics/example.ts';
import { FIELD, type TooMany, tooManyEntries } from './field-messages.ts';

/** A list that may be so long goes on in another block: pictures of a gallery, steps, figures. */
const LONG = 6;

interface MissingType {
  /** The field that was probably meant to be "type". */
  wrong?: string;
  suggestion?: string;
  /** What stands there, and what is meant by it, where that is more than the name of a field. */
  found?: string;
  meant?: string;
}

function hintForType({ wrong, suggestion, found, meant }: MissingType): string {
  if (found !== undefined) return `Write ${meant} in place of ${found}.`;
  if (wrong !== undefined) return `Did you mean "type" instead of "${wrong}"?`;
  if (suggestion !== undefined) return `Add: "type": "${suggestion}"`;
  return 'Add "type" with the name of a block, such as "type": "prose". Your editor lists them all when you press Ctrl+Space.';
}

/**
 * What is wrong with fields in blocks. Their codes are their own, so that a site can tell them apart; the words are the
 * same.
 */
const BLOCK = {
  'block/unknown-type': {
    level: 'error',
    title: 'A kind of block does not exist',
    message: (
      { value, suggestion, instead, types }: { value: unknown; suggestion?: string; instead?: string; types: string[] },
      place: string,
    ) => [
      `${startWith(place)} has the type ${shown(value)}, which does not exist.`,
      didYouMean(suggestion, instead ?? `There are: ${types.join(', ')}.`),
    ],
    done: (_, { was, is }) => `The type ${was} is now ${is}.`,
    why: 'Nobody knows how to show it.',
    bad: fields('"blocks": [{ "type": "heroo", "heading": "Welcome" }]'),
    good: fields('"blocks": [{ "type": "hero", "heading": "Welcome" }]'),
    fixable: 'sometimes',
  },
  'block/missing-type': {
    level: 'error',
    title: 'A block does not say what it is',
    message: (args: MissingType, place: string) => [
      `${startWith(place)} does not say what kind of block it is.`,
      hintForType(args),
    ],
    why: 'Its "type" says how the other fields are shown.',
    bad: fields('"blocks": [{ "heading": "Welcome" }]'),
    good: fields('"blocks": [{ "type": "hero", "heading": "Welcome" }]'),
    fixable: 'sometimes',
  },
  'block/empty': {
    level: 'error',
    title: 'A block has nothing to show',
    message: ({ names }: { names: string[] }, place: string) => [
      `${startWith(place)} has nothing to show.`,
      `Write one of ${listed(names)}, or remove the block.`,
    ],
    why: 'It would leave a hole in the page.',
    bad: block('{ "type": "prose" }'),
    good: block('{ "type": "prose", "body": "We run your network." }'),
  },
  'block/missing-field': FIELD['missing-field'],
  'block/unknown-field': FIELD['unknown-field'],
  'block/wrong-type': FIELD['wrong-type'],
  'block/unknown-choice': FIELD['unknown-choice'],
  'block/wrong-form': FIELD['wrong-form'],
  'block/out-of-range': FIELD['out-of-range'],
  'block/too-few': FIELD['too-few'],
  'block/too-many': {
    ...FIELD['too-many'],
    message: (args: TooMany, place: string) =>
      tooManyEntries(args, place, args.limit < LONG ? '' : ', or put them into another block'),
  },
  'block/repeated': FIELD['repeated'],
  'block/bad-name': FIELD['bad-name'],
} satisfies Codes;

/** What is wrong with fields anywhere else. */
const ELSEWHERE = {
  'field/missing-field': {
    ...FIELD['missing-field'],
    bad: fields('"seo": { "title": "Contact" }'),
    good: fields(
      '"seo": { "title": "Contact", "description": "Write to us or call us: an engineer answers within 15 minutes." }',
    ),
  },
  'field/unknown-field': {
    ...FIELD['unknown-field'],
    bad: fields('"titel": "Contact"'),
    good: fields('"title": "Contact"'),
  },
  'field/wrong-type': {
    ...FIELD['wrong-type'],
    bad: fields('"card": { "order": "2" }'),
    good: fields('"card": { "order": 2 }'),
  },
  'field/unknown-choice': {
    ...FIELD['unknown-choice'],
    bad: site('"mail": { "mode": "post" }'),
    good: site('"mail": { "mode": "local" }'),
  },
  'field/wrong-form': {
    ...FIELD['wrong-form'],
    bad: fields('"facts": { "date": "next May" }'),
    good: fields('"facts": { "date": "2026-05-21" }'),
  },
  'field/too-few': {
    ...FIELD['too-few'],
    bad: fields('"blocks": []'),
    good: fields('"blocks": [{ "type": "hero", "heading": "Contact" }]'),
  },
  'field/too-many': {
    ...FIELD['too-many'],
    bad: fields('"card": { "bullets": ["Cloud", "Phones", "Security", "Backup", "Printers", "Training", "Advice"] }'),
    good: fields('"card": { "bullets": ["Cloud", "Phones", "Security", "Backup"] }'),
  },
  'field/repeated': {
    ...FIELD['repeated'],
    bad: fields('"aliases": ["/it", "/it"]'),
    good: fields('"aliases": ["/it"]'),
  },
  'field/bad-name': {
    ...FIELD['bad-name'],
    bad: fields('"facts": { "Job title": "Engineer" }'),
    good: fields('"facts": { "jobTitle": "Engineer" }'),
  },
  'field/swapped': {
    level: 'error',
    title: 'Two fields have the value of each other',
    message: ({ name, other }: { name: string; other: string }) => [
      `"${name}" has what belongs in "${other}", and "${other}" what belongs in "${name}".`,
      'Swap the two.',
    ],
    why: 'Neither can be shown.',
    bad: block('{ "type": "prose", "body": true, "contents": "We run your network." }'),
    good: block('{ "type": "prose", "body": "We run your network.", "contents": true }'),
  },
  'field/choose-one': {
    level: 'error',
    title: 'Two fields exclude each other',
    message: ({ rule }: { rule: string }, place: string) => [
      `${startWith(place)}: ${rule.charAt(0).toLowerCase()}${rule.slice(1)}`,
    ],
    why: 'Each says the same thing in another way, so one of them would be ignored.',
    bad: site('"navigation": [{ "label": "Services", "href": "/services/cloud", "from": "/services" }]'),
    good: site('"navigation": [{ "label": "Services", "from": "/services" }]'),
  },
} satisfies Codes;

/** What can be wrong with the fields of a document. */
export const fieldCodes = { ...BLOCK, ...ELSEWHERE };
