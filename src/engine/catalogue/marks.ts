import { ANY_NAME, type FieldRow } from './fields.ts';

/** Everything that an example writes in a field, in all entries of the lists and maps that it stands in. */
export function valuesAt(value: unknown, [name, ...rest]: string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (name === ANY_NAME) return Object.values(value).flatMap((entry) => valuesAt(entry, rest));
  return name in value ? valuesAt((value as Record<string, unknown>)[name], rest) : [];
}

const has = (example: unknown, { path }: FieldRow): boolean => valuesAt(example, path).length > 0;

/**
 * What an example shows that those before it do not: what it chose, such as `layout rows`, and fields that are new,
 * such as `filters`.
 * @param fields the fields that can set one example apart from another
 */
export function marksOf(fields: FieldRow[], earlier: unknown[], example: unknown): string[] {
  const fresh =
    earlier.length === 0
      ? []
      : fields.filter((field) => has(example, field) && !earlier.some((other) => has(other, field)));
  const isWithin = ({ path }: FieldRow): boolean =>
    fresh.some((group) => group.path.length < path.length && group.path.every((name, at) => name === path[at]));
  return fields.flatMap((field) => {
    const isChoice = field.path.length === 1 && field.choices.length > 1 && !field.kind.startsWith('list');
    const [chosen] = isChoice ? valuesAt(example, field.path) : [];
    if (chosen !== undefined) return [`${field.path.join()} ${String(chosen)}`];
    return fresh.includes(field) && !isWithin(field) ? [field.path.join(' › ')] : [];
  });
}
