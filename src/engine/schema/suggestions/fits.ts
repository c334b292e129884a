import { isContainer } from '../../../model/content/is-container.ts';
import type { Schema } from '../schema.ts';
import { deref, type Schemas } from '../schemas.ts';

/** Whether a value may stand where a schema wants its type. */
export function isOfType({ type, const: constant, enum: choices }: Schema, value: unknown): boolean {
  const found = typeOf(value, type);
  if ((constant !== undefined && constant !== value) || (choices && !choices.includes(value))) return false;
  return value !== null && (type === undefined ? constant !== undefined : [type].flat().includes(found));
}

/** What JSON Schema calls the type of a value. A number counts as an integer where one is wanted. */
function typeOf(value: unknown, wanted: Schema['type']): string {
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && wanted === 'integer' ? 'integer' : typeof value;
}

/** Whether a value has the fields that a schema wants, whatever stands in them. */
export function fits(schemas: Schemas, schema: Schema, value: unknown): boolean {
  if (Array.isArray(value))
    return schema.items === undefined || value.every((item) => fits(schemas, deref(schemas, schema.items), item));
  if (!isContainer(value)) return true;
  const { type, properties, required = [] } = schema;
  if (!properties) return type !== 'string';
  return (
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(
      ([name, inner]) => Object.hasOwn(properties, name) && fits(schemas, deref(schemas, properties[name]), inner),
    )
  );
}
