import type { DocumentKind } from '../../model/content/content.ts';
import type { DataPath } from '../../model/diagnostics/diagnostic.ts';
import type { Schema } from './schema.ts';
import { deref, schemaOfBlock, type Schemas } from './schemas.ts';

/** One step from the top of a document to a place in it. */
export interface Step {
  key: string | number;
  /** What the schema says about the value there; empty where it says nothing. */
  schema: Schema;
  /** The value, if it exists. */
  value: unknown;
}

/** Follows a path through data and schema side by side. The first step is the document itself. */
export function walkTo(schemas: Schemas, kind: DocumentKind, data: unknown, path: DataPath): Step[] {
  const steps: Step[] = [{ key: '', schema: schemas.envelopes[kind], value: data }];
  for (const key of path) {
    const { schema, value } = steps.at(-1) as Step;
    const next =
      value !== null && typeof value === 'object' ? (value as Record<string | number, unknown>)[key] : undefined;
    steps.push({ key, schema: blockSchema(schemas, childSchema(schemas, schema, key), next), value: next });
  }
  return steps;
}

/** The schema of the last step. */
export function schemaAt(schemas: Schemas, kind: DocumentKind, data: unknown, path: DataPath): Schema {
  return walkTo(schemas, kind, data, path).at(-1)?.schema ?? {};
}

/** Whether a path leads into a block. */
export function isInBlock(kind: DocumentKind, path: DataPath): boolean {
  return kind === 'page' ? path[0] === 'blocks' && path.length > 1 : kind === 'shared' && path[0] === 'block';
}

function childSchema(schemas: Schemas, schema: Schema, key: string | number): Schema {
  if (typeof key === 'number') return deref(schemas, schema.items);
  const property =
    schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : schema.additionalProperties;
  return typeof property === 'object' ? deref(schemas, property) : {};
}

/** The union of blocks, narrowed to the type that the data says. */
function blockSchema(schemas: Schemas, schema: Schema, value: unknown): Schema {
  if (schema.title !== 'Block' || !schema.allOf) return schema;
  const type = (value as { type?: unknown } | null | undefined)?.type;
  return typeof type === 'string' && schemas.blockTypes.includes(type) ? schemaOfBlock(schemas, type) : schema;
}
