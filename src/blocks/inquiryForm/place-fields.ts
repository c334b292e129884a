import type { ShownField } from '../../inquiry/fields.ts';

/** Two fields side by side where there is room. One that would stand alone in its row takes the whole of it. */
export function placeFields(fields: ShownField[]): { field: ShownField; wide: boolean }[] {
  let left = true;
  return fields.map((field, index) => {
    const next = fields[index + 1];
    const wide = field.wide === true || (left && (next === undefined || next.wide === true));
    left = wide || !left;
    return { field, wide };
  });
}
