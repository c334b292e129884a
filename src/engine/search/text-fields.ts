import type { Schema } from '../schema/schema.ts';
import type { Schemas } from '../schema/schemas.ts';

/** Where a kind of block has words: in itself, in each entry of a list, or in fields. */
export type TextFields = 'text' | { items: TextFields } | { fields: [name: string, within: TextFields][] };

/** What buttons say, and what stands where there is nothing else: it tells nobody what a page is about. */
const ASIDE = new Set(['buttonText', 'empty', 'linkLabel', 'note', 'placeholder']);

const WORDS = new Set<unknown>(['text', 'richText', 'articleText']);

const known = new WeakMap<Schema, TextFields | false>();

/** Where blocks of a type have words that visitors read, as its schema says. Undefined where nowhere. */
export function textFieldsOf({ sources }: Pick<Schemas, 'sources'>, type: string): TextFields | undefined {
  const schema = Object.hasOwn(sources.blocks, type) ? sources.blocks[type] : undefined;
  if (!schema) return undefined;
  let fields = known.get(schema);
  if (fields === undefined) {
    fields = fieldsIn(schema, sources.common.$defs ?? {}) ?? false;
    known.set(schema, fields);
  }
  return fields || undefined;
}

function fieldsIn(node: Schema, common: Record<string, Schema>): TextFields | undefined {
  const part = common[node.$ref?.replace(/^.*\//, '') ?? ''];
  const schema: Schema = part ? { ...part, ...node, $ref: part.$ref } : node;
  if (schema.$ref) return fieldsIn(schema, common);
  if (schema.items) {
    const items = fieldsIn(schema.items, common);
    return items && { items };
  }
  const { properties } = schema;
  if (!properties) return WORDS.has(schema['x-role']) ? 'text' : undefined;
  // A link says what another page is about, and what a picture shows is read nowhere.
  if (properties['href'] || properties['src']) return undefined;
  const fields = Object.entries(properties).flatMap(([name, child]) => {
    const within = ASIDE.has(name) ? undefined : fieldsIn(child, common);
    return within ? [[name, within] as [string, TextFields]] : [];
  });
  return fields.length > 0 ? { fields } : undefined;
}
