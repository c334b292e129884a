/** A JSON Schema node, as far as this project looks into it. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  if?: Schema;
  then?: Schema;
  default?: unknown;
  maxLength?: number;
  pattern?: string;
  examples?: unknown[];
  defaultSnippets?: { label: string; description?: string; body: unknown }[];
  errorMessage?: string;
  [keyword: string]: unknown;
}

/**
 * The name of the definition that a reference leads to, in whatever file that is: `text` of
 * `../common.schema.json#/$defs/text`.
 */
export const definitionNamed = (ref: string): string => ref.replace(/^.*\//, '');

/** What editors offer for a value: what its role refers to, or where its form takes less, that (`x-offers`). */
export const offeredFor = (node: Schema): string => String(node['x-offers'] ?? node['x-role']);

/** The fields of a group of which it needs one. */
export const alternatives = ({ oneOf = [], anyOf = [] }: Schema): string[] =>
  [...oneOf, ...anyOf].flatMap(({ required }) => required ?? []);

/** Whether any words will do in a text. */
export const isPlainText = (schema: Schema): boolean => schema['x-code'] === 'text/blank';

/** The schema sources: block types by name, and the envelopes around them. */
export interface SchemaSources {
  page: Schema;
  site: Schema;
  shared: Schema;
  /** What a site's own kinds of blocks may say. */
  block: Schema;
  common: Schema;
  /** What visitors read and no author wrote: generated from the table of sentences. */
  strings: Schema;
  blocks: Record<string, Schema>;
  /** Which of them are the site's own. */
  own?: readonly string[];
}
