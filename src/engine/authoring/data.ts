import { valueAt } from '../../model/content/value-at.ts';
import type { DataPath } from '../../model/diagnostics/diagnostic.ts';

/** Puts a value at a path of the data, or takes the field or the entry away with `undefined`. */
export function setValue(data: unknown, path: DataPath, value: unknown): void {
  const holder = valueAt(data, path.slice(0, -1)) as Record<string | number, unknown>;
  const key = path.at(-1) as string | number;
  if (value === undefined && Array.isArray(holder)) holder.splice(key as number, 1);
  else if (value === undefined) delete holder[key];
  else holder[key] = value;
}

/** A group with another field, before the first of those that it is to stand before, or else as the last. */
export function withField(
  group: Record<string, unknown>,
  name: string,
  value: unknown,
  next: readonly string[],
): Record<string, unknown> {
  const fields = Object.entries(group);
  const at = fields.findIndex(([field]) => next.includes(field));
  return Object.fromEntries(fields.toSpliced(at === -1 ? fields.length : at, 0, [name, value]));
}

/** Replaces all fields of a group at once, in a new order. */
export function setFields(group: Record<string, unknown>, fields: [string, unknown][]): void {
  for (const name of Object.keys(group)) delete group[name];
  // Not by assignment: a field may be called "__proto__".
  for (const [name, value] of fields)
    Object.defineProperty(group, name, { value, enumerable: true, writable: true, configurable: true });
}
