import type { Schema } from './schema.ts';
import { createSchemas, type Schemas } from './schemas.ts';

/** Made from the same built-in ones and own ones, schemas are the same: compiling takes time. */
const made = new WeakMap<Schemas, Map<string, Schemas>>();
const KEPT = 8;

/** What a root has of its own. */
export interface Own {
  /** Kinds of blocks, by name. */
  blocks: Record<string, Schema>;
  /** Names of kinds of blocks that cannot be used now: anything may stand in such a block. */
  broken: readonly string[];
  /** Names of icons. */
  icons: readonly string[];
}

/** The schemas of a root with kinds of blocks and icons of its own. */
export function withOwn(builtIn: Schemas, own: Own): Schemas {
  if (Object.keys(own.blocks).length + own.broken.length + own.icons.length === 0) return builtIn;
  const known = made.get(builtIn) ?? new Map<string, Schemas>();
  made.set(builtIn, known);
  const key = JSON.stringify(own);
  const schemas = known.get(key) ?? create(builtIn, own);
  if (known.size >= KEPT) known.clear();
  known.set(key, schemas);
  return schemas;
}

function create({ sources, names }: Schemas, { blocks: own, broken, icons }: Own): Schemas {
  const blocks = {
    ...sources.blocks,
    ...Object.fromEntries(broken.map((type) => [type, anything(type)])),
    ...Object.fromEntries(Object.entries(own).map(([type, schema]) => [type, asBlock(type, schema)])),
  };
  const all = [...new Set([...icons, ...(names['icons'] ?? [])])];
  return createSchemas({ ...sources, blocks, own: [...Object.keys(own), ...broken] }, { ...names, icons: all });
}

const anything = (type: string): Schema => ({
  title: type,
  description: 'Its description has mistakes.',
  type: 'object',
  properties: { type: { const: type } },
});

/** What every block has, whether or not its schema says so: a type, a note, and no fields but its own. */
function asBlock(type: string, schema: Schema): Schema {
  const note: Schema = { $ref: '../common.schema.json#/$defs/note' };
  const typed = { const: type, title: 'Type', description: `Always "${type}".` };
  const closed = closedGroups(schema);
  return {
    ...closed,
    properties: { ...closed.properties, type: typed, ...('note' in (schema.properties ?? {}) ? {} : { note }) },
    required: [...new Set(['type', ...(schema.required ?? [])])],
  };
}

/** Groups of fields take no others, unless they say which. */
function closedGroups(node: Schema): Schema {
  const { properties, items, additionalProperties } = node as Schema & { additionalProperties?: Schema | false };
  return {
    ...node,
    ...(items && { items: closedGroups(items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, closedGroups(field)])),
      additionalProperties: additionalProperties ? closedGroups(additionalProperties) : false,
    }),
  };
}
