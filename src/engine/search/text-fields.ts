import { memoize } from '../../model/memoize.ts';
import type { TextFields, TextFieldsByType } from '../../model/search-index/searched-page.ts';
import type { Schema, SchemaSources } from '../schema/schema.ts';
import { deref, type Schemas } from '../schema/schemas.ts';

const WORDS = new Set<unknown>(['text', 'figure', 'richText', 'articleText']);

const fieldsIn = memoize(({ blocks, common }: SchemaSources): TextFieldsByType => {
  const types = Object.entries(blocks).map(
    ([type, schema]) => [type, fieldsOf(schema, { $defs: common.$defs ?? {} })] as const,
  );
  return Object.fromEntries(types.flatMap(([type, within]) => (within ? [[type, within]] : [])));
});

/** Where blocks have words that visitors read, as their schemas say. */
export const textFieldsOf = ({ sources }: Pick<Schemas, 'sources'>): TextFieldsByType => fieldsIn(sources);

function fieldsOf(node: Schema, common: Pick<Schemas, '$defs'>): TextFields | undefined {
  // What buttons say, and what stands where there is nothing else, tells nobody what a page is about.
  if (node['x-searched'] === false) return undefined;
  const schema = deref(common, node);
  if (schema.items) {
    const items = fieldsOf(schema.items, common);
    return items && { items };
  }
  const { properties } = schema;
  if (!properties) return WORDS.has(schema['x-role']) ? 'text' : undefined;
  // A link says what another page is about, and what a picture shows is read nowhere.
  if (properties['href'] || properties['src']) return undefined;
  const fields = Object.entries(properties).flatMap(([name, child]) => {
    const within = fieldsOf(child, common);
    return within ? [[name, within] as [string, TextFields]] : [];
  });
  return fields.length > 0 ? { fields } : undefined;
}
