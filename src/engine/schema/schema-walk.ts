import type { DataPath, DocumentKind } from '../../model/content.ts';
import type { Schema } from './schema.ts';
import { deref, schemas } from './schemas.ts';

/** One step from the top of a document to a place in it. */
export interface Step {
  key: string | number;
  /** What the schema says about the value there; empty where it says nothing. */
  schema: Schema;
  /** The value, if it exists. */
  value: unknown;
}

/** Follows a path through data and schema side by side. The first step is the document itself. */
export function walkTo(kind: DocumentKind, data: unknown, path: DataPath): Step[] {
  const steps: Step[] = [{ key: '', schema: schemas().envelopes[kind], value: data }];
  for (const key of path) {
    const { schema, value } = steps.at(-1) as Step;
    const next = value !== null && typeof value === 'object' ? (value as Record<string | number, unknown>)[key] : undefined;
    steps.push({ key, schema: blockSchema(childSchema(schema, key), next), value: next });
  }
  return steps;
}

/** The schema of the last step. */
export function schemaAt(kind: DocumentKind, data: unknown, path: DataPath): Schema {
  return walkTo(kind, data, path).at(-1)?.schema ?? {};
}

/** Whether a path leads into a block. */
export function isInBlock(kind: DocumentKind, path: DataPath): boolean {
  return kind === 'page' ? path[0] === 'blocks' && path.length > 1 : kind === 'shared' && path[0] === 'block';
}

function childSchema(schema: Schema, key: string | number): Schema {
  if (typeof key === 'number') return deref(schema.items);
  const property = schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : schema['additionalProperties'];
  return typeof property === 'object' ? deref(property as Schema) : {};
}

/** The union of blocks, narrowed to the type that the data says. */
function blockSchema(schema: Schema, value: unknown): Schema {
  if (schema.title !== 'Block' || !schema.allOf) return schema;
  const type = (value as { type?: unknown } | null | undefined)?.type;
  return typeof type === 'string' && blockTypes().includes(type) ? schemaOfBlock(type) : schema;
}

/** What the schemas say about one type of block. */
export function schemaOfBlock(type: string): Schema {
  return deref({ $ref: `#/$defs/${type}` });
}

/** All block types, by name. */
export function blockTypes(): string[] {
  return (schemas().$defs['block']?.properties?.['type']?.enum ?? []) as string[];
}
