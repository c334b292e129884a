import type { FieldRow } from './fields.ts';
import { valuesAt } from './values-at.ts';

const has = (example: unknown, { path }: FieldRow): boolean => valuesAt(example, path).length > 0;

/**
 * Labels that tell an example from those before it, by what it shows and they do not: what it chose, such as
 * `layout rows`, and fields that are new, such as `filters`.
 * @param fields the fields that can set one example apart from another
 */
export function labelsOf(fields: FieldRow[], earlier: unknown[], example: unknown): string[] {
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
