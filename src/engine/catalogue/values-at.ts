import { ANY_NAME } from './fields.ts';

/** Everything that an example writes in a field, in all entries of the lists and maps that it stands in. */
export function valuesAt(value: unknown, [name, ...rest]: string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (name === ANY_NAME) return Object.values(value).flatMap((entry) => valuesAt(entry, rest));
  return name in value ? valuesAt((value as Record<string, unknown>)[name], rest) : [];
}
