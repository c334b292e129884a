import fc from 'fast-check';
import { PROVIDERS } from '../../../src/model/page/embeds.ts';
import type { Schema } from '../../../src/engine/schema/schema.ts';

/** What generated pages may refer to. All of it has to exist on the site they are checked or rendered in. */
export interface Pools {
  links: string[];
  images: string[];
  videos: string[];
  captions: string[];
  /** Addresses of folders with pages. */
  collections: string[];
  /** Names of shared blocks. */
  shared: string[];
  /** Names of places in the site file. */
  places: string[];
  /** Tokens with their braces. */
  tokens: string[];
}

// Words that are harmless as text and dangerous as anything else.
const WORDS = [
  'cloud',
  'Überblick',
  '日本語',
  '👩‍💻',
  '"quoted"',
  "it's",
  '</script>',
  '<!--',
  '&amp;',
  '\u2028',
  '{{name}}',
  '{ }',
  '\\',
  '`',
  '% $& $1',
  '__proto__',
];
/** What only articles have, each at the end of a text. */
const ARTICLE = ['with `code`', '```\nlines\n```', '> said', '| A | B |\n| --- | ---: |\n| `a\\|b` | **1** |'];

const RICH = [
  'plain',
  'Überblick',
  '日本語',
  '"quoted"',
  '&',
  '{{name}}',
  '**bold**',
  '*emphasis*',
  '**bold and *both***',
  'two\nlines',
];

/** Any text that a schema allows, on a site that has what the pools name. */
export function stringOf(schema: Schema, pools: Pools): fc.Arbitrary<string> {
  switch (schema['x-role']) {
    case 'link':
      return fc.constantFrom(...pools.links);
    case 'language':
    case 'languageOfFile':
      return fc.constantFrom('fr', 'ja', 'ar', 'pt-BR');
    case 'video':
      return fc.constantFrom(...pools.videos);
    case 'captions':
      return fc.constantFrom(...pools.captions);
    case 'image':
      return fc.constantFrom(...pools.images);
    case 'collection':
      return fc.constantFrom(...pools.collections);
    case 'shared':
      return fc.constantFrom(...pools.shared);
    case 'place':
      return fc.constantFrom(...pools.places);
    case 'richText':
      return richText(pools);
    case 'articleText':
      return fc.tuple(richText(pools), fc.constantFrom(...ARTICLE)).map((parts) => parts.join('\n\n'));
    case 'embed':
      return fc.constantFrom(...PROVIDERS.map(({ sample }) => sample));
  }
  const pattern = schema['pattern'] as string | undefined;
  if (pattern === undefined || pattern === '\\S')
    return plainText(pools, (schema['maxLength'] as number | undefined) ?? 80);
  // A pattern knows which tokens and currencies look right, not which exist.
  if (pattern === '^[A-Z]{3}$') return fc.constantFrom('USD', 'JPY', 'PLN');
  // Nor does it know how many days a month has.
  if (pattern.startsWith('^\\d{4}') || pattern.startsWith('^[0-9]{4}'))
    return fc
      .date({ min: new Date(0), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
  if (pattern.includes('site')) return fc.constantFrom('415-555-0142', '+1 415 555 0142');
  return matching(pattern);
}

const matchings = new Map<string, fc.Arbitrary<string>>();

/** Texts that match a pattern. Many fields have the same, and making them takes long. */
export function matching(pattern: string): fc.Arbitrary<string> {
  const known = matchings.get(pattern) ?? fc.stringMatching(new RegExp(pattern), { size: 'small' });
  matchings.set(pattern, known);
  return known;
}

/** Text that is not blank and as long as allowed at most. */
export function plainText(pools: Pools, longest: number): fc.Arbitrary<string> {
  // Whole words as long as they fit: half of "{{name}}" would be something else.
  const fit = (text: string, word: string): string => ([...text, ...word].length < longest ? `${text} ${word}` : text);
  return fc.array(fc.constantFrom(...WORDS, ...pools.tokens), { maxLength: 5 }).map((words) => words.reduce(fit, 'A'));
}

function richText(pools: Pools): fc.Arbitrary<string> {
  const words = fc.array(fc.constantFrom(...RICH, ...pools.tokens, ...pools.links.map((href) => `[a link](${href})`)), {
    minLength: 1,
    maxLength: 5,
  });
  const paragraph = words.map((parts) => parts.join(' '));
  const list = fc
    .array(paragraph, { minLength: 1, maxLength: 3 })
    .map((items) => items.map((item) => `- ${item.replaceAll('\n', ' ')}`).join('\n'));
  return fc.array(fc.oneof(paragraph, list), { minLength: 1, maxLength: 3 }).map((blocks) => blocks.join('\n\n'));
}
