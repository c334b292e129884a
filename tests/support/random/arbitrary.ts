import fc from 'fast-check';
import { deref } from '../../../src/engine/schema/schemas.ts';
import type { Schema } from '../../../src/engine/schema/schema.ts';
import { SCHEMAS } from '../checked.ts';
import { withFullRows, withOneFeed, withOwnAnchors } from './beyond-schemas.ts';
import { matching, plainText, stringOf, type Pools } from './texts.ts';

const POOLS: Pools = {
  links: ['/', '/services', 'https://example.com/a?b=c', 'mailto:info@example.com', 'tel:{site.phones.main}'],
  images: ['/images/hero/home.svg'],
  videos: ['/videos/migration.mp4'],
  captions: ['/videos/migration-en.vtt'],
  collections: ['/services'],
  shared: ['closing'],
  places: ['harbor', 'airport'],
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

/** Any page that the schemas allow, on a site that has what the pools name. */
export function pageArbitrary(pools: Partial<Pools> = {}): fc.Arbitrary<Record<string, unknown>> {
  return valueOf(SCHEMAS.envelopes.page, { ...POOLS, ...pools }).map((page) =>
    withOneFeed(withOwnAnchors(withFullRows(page) as Record<string, unknown>)),
  );
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

function numberOf(schema: Schema): fc.Arbitrary<number> {
  const min = (schema['minimum'] as number | undefined) ?? 0;
  const max = (schema['maximum'] as number | undefined) ?? 1000;
  return schema.type === 'integer'
    ? fc.integer({ min, max })
    : fc.integer({ min: min * 100, max: max * 100 }).map((cents) => cents / 100);
}
