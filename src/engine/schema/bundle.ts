import type { DocumentKind } from '../../model/content/content.ts';
import type { Schema, SchemaSources } from './schema.ts';

/**
 * Lists of names that schemas refer to (`"x-names": "advice"`), because they are known where something else is
 * described.
 */
export type NameLists = Readonly<Record<string, readonly string[]>>;

/** Kinds of documents that have a schema. */
export type SchemaKind = Exclude<DocumentKind, 'icon'>;

/** Copies a schema node with every reference turned into a local one. */
function localRefs(node: unknown, names: NameLists): unknown {
  if (Array.isArray(node)) return node.map((item) => localRefs(item, names));
  if (node === null || typeof node !== 'object') return node;
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    // Examples are content: what is called "description" there describes nothing.
    if (key === 'examples') copy[key] = value;
    else if (key === '$ref' && typeof value === 'string') copy[key] = value.replace(/^.*#/, '#');
    // A list that is not given is open: editors have that of the icons in a file of its own.
    else if (key === 'x-names' && names[String(value)]) copy['enum'] = names[String(value)];
    else copy[key] = localRefs(value, names);
    // Editors show only one of the two beside a reference, and which one differs: write both.
    if (key === 'description' && typeof value === 'string') copy['markdownDescription'] = value;
  }
  return copy;
}

/** The union of all block types, in the form that checks exactly and completes well (see ARCHITECTURE.md). */
function blockUnion(blocks: Record<string, Schema>): Schema {
  const types = Object.keys(blocks);
  const described = types.map((type) =>
    `**${blocks[type]?.title}**: ${blocks[type]?.description} ${blocks[type]?.['x-use'] ?? ''}`.trim(),
  );
  return {
    title: 'Block',
    type: 'object',
    required: ['type'],
    properties: {
      type: {
        title: 'Type',
        description: 'What kind of block this is. Choose it first; your editor then offers its fields.',
        type: 'string',
        enum: types,
        enumDescriptions: types.map((type) => blocks[type]?.description),
        markdownEnumDescriptions: described,
        'x-code': 'block/unknown-type',
        'x-role': 'blockType',
      },
    },
    allOf: types.map((type) => ({
      if: { type: 'object', properties: { type: { const: type } }, required: ['type'] },
      then: { $ref: `#/$defs/${type}` },
    })),
  };
}

function withoutHeader(schema: Schema): Schema {
  const { $schema: _dialect, ...rest } = schema;
  return rest;
}

/** Whether a field of the site file may say something else in a further language. */
export const isPerLanguage = (field: Schema): boolean => field['x-perLanguage'] === true;

/** The site file of a further language: what may differ there (`x-perLanguage`), and only what does. */
function languageEnvelope(site: Schema): Schema {
  const fields = Object.entries(site.properties ?? {}).filter(([, field]) => isPerLanguage(field));
  // What a company is called is most often the same.
  const mayDiffer = (name: string): boolean => name !== 'name' && fields.some(([field]) => field === name);
  const examples = site.examples?.map((example) =>
    Object.fromEntries(Object.entries(example as object).filter(([name]) => mayDiffer(name))),
  );
  return {
    ...site,
    title: 'Site in a further language',
    description: 'What differs in this language from pages/_site.json.',
    properties: Object.fromEntries(fields),
    required: ['version'],
    ...(examples && { examples }),
  };
}

const envelopeOf = (sources: SchemaSources, kind: SchemaKind): Schema =>
  kind === 'language' ? languageEnvelope(sources.site) : sources[kind];

/** What the documents of a kind are, with local references to definitions that stand elsewhere. */
export function localEnvelope(sources: SchemaSources, kind: SchemaKind, names: NameLists): Schema {
  const { $defs: _defs, ...envelope } = withoutHeader(envelopeOf(sources, kind));
  return localRefs(envelope, names) as Schema;
}

/** Everything that documents of any kind can refer to. */
export function localDefinitions(sources: SchemaSources, names: NameLists): Record<string, Schema> {
  const { common, strings, blocks } = sources;
  const ofEnvelopes = (['block', 'site', 'shared', 'page'] as const).map((kind) => sources[kind].$defs);
  const types = Object.fromEntries(Object.entries(blocks).map(([type, schema]) => [type, withoutHeader(schema)]));
  const all = Object.assign({}, strings.$defs, ...ofEnvelopes, { block: blockUnion(blocks) }, types, common.$defs);
  return localRefs(all, names) as Record<string, Schema>;
}

/**
 * One self-contained schema for an envelope (page, site, shared block, site in a further language):
 * local references only and no `$id`, so that editors and ajv resolve it without fetching.
 */
export function bundleSchema(sources: SchemaSources, kind: SchemaKind, names: NameLists): Schema {
  const envelope = envelopeOf(sources, kind);
  const hasBlocks = kind === 'page' || kind === 'shared';
  const blocks = hasBlocks ? sources.blocks : {};
  const $defs: Record<string, Schema> = { ...envelope.$defs };
  if (hasBlocks) $defs['block'] = blockUnion(blocks);
  for (const [type, schema] of Object.entries(blocks)) $defs[type] = withoutHeader(schema);
  Object.assign($defs, sources.common.$defs, hasBlocks ? {} : sources.strings.$defs);
  const bundle = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $comment: 'generated by `npm run generate` from schemas/*.schema.json; do not edit',
    ...withoutHeader(envelope),
    $defs,
  };
  return localRefs(bundle, names) as Schema;
}
