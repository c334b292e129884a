import fc from 'fast-check';
import { deref } from '../../../src/engine/schema/schemas.ts';
import { PROVIDERS } from '../../../src/model/page/embeds.ts';
import type { Schema } from '../../../src/engine/schema/schema.ts';
import { SCHEMAS } from '../checked.ts';

/** What generated pages may refer to. All of it has to exist on the site they are checked or rendered in. */
interface Pools {
  links: string[];
  images: string[];
  videos: string[];
  captions: string[];
  /** Addresses of folders with pages. */
  collections: string[];
  /** Names of shared blocks. */
  shared: string[];
  /** Tokens with their braces. */
  tokens: string[];
}

const POOLS: Pools = {
  links: ['/', '/services', 'https://example.com/a?b=c', 'mailto:info@example.com', 'tel:{site.phones.main}'],
  images: ['/images/hero/home.svg'],
  videos: ['/videos/migration.mp4'],
  captions: ['/videos/migration-en.vtt'],
  collections: ['/services'],
  shared: ['closing'],
  tokens: ['{site.name}', '{year}'],
};

/**
 * Fields that say where or when a page is shown, or name particular pages, categories or targets: they say nothing about
 * the page itself. Where one is required it means something else.
 */
const LEFT_OUT = new Set([
  '$schema',
  'aliases',
  'translationOf',
  'draft',
  'publishAt',
  'unpublishAt',
  'fallback',
  'only',
  'except',
  'values',
  'target',
]);

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

/** Any page that the schemas allow, on a site that has what the pools name. */
export function pageArbitrary(pools: Partial<Pools> = {}): fc.Arbitrary<Record<string, unknown>> {
  return valueOf(SCHEMAS.envelopes.page, { ...POOLS, ...pools }).map((page) =>
    withOneFeed(withOwnAnchors(withFullRows(page) as Record<string, unknown>)),
  );
}

/** A page has one feed, of the first list that asks for it: no schema sees two lists at once. */
function withOneFeed(page: Record<string, unknown>): Record<string, unknown> {
  const [, ...others] = ((page['blocks'] ?? []) as Record<string, unknown>[]).filter((block) => block['feed'] === true);
  for (const block of others) delete block['feed'];
  return page;
}

/** Any block of one type. */
export function blockArbitrary(type: string, pools: Partial<Pools> = {}): fc.Arbitrary<Record<string, unknown>> {
  const block = valueOf({ $ref: `#/$defs/${type}` }, { ...POOLS, ...pools });
  return block.map((written) => withFullRows(written) as Record<string, unknown>);
}

function valueOf(node: Schema, pools: Pools): fc.Arbitrary<unknown> {
  const schema = deref(SCHEMAS, node);
  if (schema.title === 'Block' && schema.allOf)
    return fc.oneof(...SCHEMAS.blockTypes.map((type) => valueOf({ $ref: `#/$defs/${type}` }, pools)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices =
    (schema['anyOf'] as Schema[] | undefined)?.map((choice) =>
      choice.required ? withNeeded(schema, choice) : choice,
    ) ?? [schema.type ?? []].flat().map((type) => ({ ...schema, type }));
  if (choices.length > 1) return fc.oneof(...choices.map((choice) => valueOf(choice, pools)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, pools);
    case 'array':
      return listOf(schema, pools);
    case 'string':
      return stringOf(schema, pools);
    case 'boolean':
      return fc.boolean();
    default:
      return numberOf(schema);
  }
}

/** A group with one of the fields of which it needs any. */
const withNeeded = (group: Schema, { required = [], properties = {} }: Schema): Schema => ({
  ...group,
  anyOf: undefined,
  required: [...(group.required ?? []), ...required],
  properties: Object.fromEntries(
    Object.entries(group.properties ?? {}).map(([name, field]) => [name, { ...field, ...properties[name] }]),
  ),
});

function objectOf(schema: Schema, pools: Pools): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).filter(([name]) => required.includes(name) || !LEFT_OUT.has(name));
  const known = fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field, pools)])), {
    requiredKeys: required as never[],
  });
  const more = schema['additionalProperties'] as Schema | false | undefined;
  if (!more) return known;
  const names = matching('^[a-z][a-zA-Z0-9]{0,8}$').filter((name) => name !== 'date');
  return fc
    .tuple(fc.dictionary(names, valueOf(more, pools), { maxKeys: 2, noNullPrototype: true }), known)
    .map(([extra, rest]) => ({ ...extra, ...(rest as object) }));
}

function listOf(schema: Schema, pools: Pools): fc.Arbitrary<unknown> {
  if (schema.items?.title === 'Form field') return formFields(pools);
  const items = valueOf(schema.items ?? {}, pools);
  const minLength = (schema['minItems'] as number | undefined) ?? 0;
  const maxLength = Math.min((schema['maxItems'] as number | undefined) ?? 3, Math.max(3, minLength));
  return schema['uniqueItems']
    ? fc.uniqueArray(items, { minLength, maxLength })
    : fc.array(items, { minLength, maxLength });
}

function stringOf(schema: Schema, pools: Pools): fc.Arbitrary<string> {
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
function matching(pattern: string): fc.Arbitrary<string> {
  const known = matchings.get(pattern) ?? fc.stringMatching(new RegExp(pattern), { size: 'small' });
  matchings.set(pattern, known);
  return known;
}

/** What a form asks for: an address and a message at least, and nothing twice. */
function formFields(pools: Pools): fc.Arbitrary<unknown> {
  const label = plainText(pools, 60);
  const own = (name: string) =>
    fc.record(
      { name: fc.constant(name), label, hint: label, required: fc.boolean(), wide: fc.boolean() },
      { requiredKeys: ['name', 'label'] },
    );
  const choice = fc.record({
    name: fc.constant('seat'),
    label,
    kind: fc.constant('choice'),
    choices: fc.uniqueArray(label, { minLength: 2, maxLength: 3 }),
  });
  const known = fc.record({ name: fc.constant('company'), label, placeholder: label }, { requiredKeys: ['name'] });
  const more = fc.subarray(['firstName', 'phone', 'industry']);
  return fc
    .tuple(more, own('guests'), choice, known)
    .chain(([names, ...groups]) => fc.shuffledSubarray([...names, ...groups]))
    .map((some) => ['email', ...some, 'message']);
}

/** Text that is not blank and as long as allowed at most. */
function plainText(pools: Pools, longest: number): fc.Arbitrary<string> {
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

function numberOf(schema: Schema): fc.Arbitrary<number> {
  const min = (schema['minimum'] as number | undefined) ?? 0;
  const max = (schema['maximum'] as number | undefined) ?? 1000;
  return schema.type === 'integer'
    ? fc.integer({ min, max })
    : fc.integer({ min: min * 100, max: max * 100 }).map((cents) => cents / 100);
}

/** What no schema can say: a chart has a value for each label, a comparison one for each column, and plans are paid alike. */
function withFullRows(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFullRows);
  if (value === null || typeof value !== 'object') return value;
  const group = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withFullRows(part)]));
  if (group['type'] === 'chart') return { ...group, series: filled(group['series'], group['labels'], 0) };
  if (group['type'] === 'comparison') return { ...group, rows: filled(group['rows'], group['columns'], false) };
  if (group['type'] === 'pricing') return { ...group, plans: paidAlike(group['plans'] as Plan[]) };
  return group;
}

type Plan = Record<string, unknown>;

/** Plans that are paid as the first is: once, or else by the year or the month. */
function paidAlike(plans: Plan[]): Plan[] {
  const [first = {}] = plans;
  const ways = ['annual', 'monthly'].filter((way) => way in first && !('price' in first));
  return plans.map(({ annual, monthly, price, ...plan }) => ({
    ...plan,
    ...Object.fromEntries((ways.length > 0 ? ways : ['price']).map((way) => [way, price ?? annual ?? monthly ?? 0])),
  }));
}

/** Rows with a value for each of what stands across, and `nothing` where there was none. */
const filled = (rows: unknown, across: unknown, nothing: unknown): unknown[] =>
  (rows as { values: unknown[] }[]).map((row) => ({
    ...row,
    values: (across as unknown[]).map((_, at) => row.values[at] ?? nothing),
  }));

/** Section names are unique on a page, which no schema can say. */
function withOwnAnchors(page: Record<string, unknown>): Record<string, unknown> {
  let count = 0;
  const rename = (value: unknown, inBlock: boolean): void => {
    if (value === null || typeof value !== 'object') return;
    if (inBlock && !Array.isArray(value) && 'id' in value) value.id = `section-${++count}`;
    for (const part of Object.values(value)) rename(part, true);
  };
  rename(page['blocks'], false);
  return page;
}
