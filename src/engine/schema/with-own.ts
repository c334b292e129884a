import { getOrInsert, memoize } from '../../model/memoize.ts';
import { definitionNamed, type Schema } from './schema.ts';
import { createSchemas, type Schemas } from './schemas.ts';

/** Made from the same built-in ones and own ones, schemas are the same: compiling takes time. */
const madeOf = memoize((_builtIn: Schemas) => new Map<string, Schemas>());
const KEPT = 8;

/** What a root has of its own. */
interface Own {
  /** Kinds of blocks, by name. */
  blocks: Record<string, Schema>;
  /** Kinds of blocks that cannot be used now, with what can be read of each: anything may stand in such a block. */
  broken: Record<string, Schema>;
  /** Names of icons. */
  icons: readonly string[];
}

/** The schemas of a root with kinds of blocks and icons of its own. */
export function withOwn(builtIn: Schemas, own: Own): Schemas {
  if (Object.keys({ ...own.blocks, ...own.broken }).length + own.icons.length === 0) return builtIn;
  const key = JSON.stringify(own);
  return getOrInsert(madeOf(builtIn), key, () => create(builtIn, own), KEPT);
}

function create(
  { sources, names, compiled, match, iconsTagged }: Schemas,
  { blocks: own, broken, icons }: Own,
): Schemas {
  const given = (all: Record<string, Schema>, make: (type: string, schema: Schema) => Schema) =>
    Object.fromEntries(Object.entries(all).map(([type, schema]) => [type, make(type, schema)]));
  const parts = sources.common.$defs ?? {};
  const lenient = (type: string, schema: Schema): Schema => anything(type, schema, parts);
  const blocks = { ...sources.blocks, ...given(broken, lenient), ...given(own, asBlock) };
  // Where the family is not known, any icon may be meant.
  const all = names['icons'] && { icons: [...new Set([...icons, ...names['icons']])] };
  const types = [...Object.keys(own), ...Object.keys(broken)];
  const still = Object.fromEntries([...compiled].filter(([name]) => !types.includes(name)));
  return createSchemas({ ...sources, blocks, own: types }, { ...names, ...all }, still, match, iconsTagged);
}

/** A kind of block that has mistakes: what its fields mean is kept where it is known, and none is wrong. */
function anything(type: string, schema: Schema, parts: Record<string, Schema>): Schema {
  const meaning = (node: unknown): Schema => {
    if (node === null || typeof node !== 'object') return {};
    const { $ref, properties, items } = node as Schema;
    const isKnown = typeof $ref === 'string' && Object.hasOwn(parts, definitionNamed($ref));
    return {
      ...(isKnown && { $ref }),
      ...(properties && typeof properties === 'object' && { properties: meanings(properties) }),
      ...(items && { items: meaning(items) }),
    };
  };
  const meanings = (fields: Record<string, unknown>): Record<string, Schema> =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, meaning(field)]));
  return {
    title: type,
    description: 'Its description has mistakes.',
    'x-opens-page': schema['x-opens-page'] === true,
    type: 'object',
    properties: { ...meaning(schema).properties, type: { const: type } },
  };
}

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
  const { properties, items, additionalProperties: others } = node;
  return {
    ...node,
    ...(items && { items: closedGroups(items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, closedGroups(field)])),
      additionalProperties: typeof others === 'object' ? closedGroups(others) : false,
    }),
  };
}
