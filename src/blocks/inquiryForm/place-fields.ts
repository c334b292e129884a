import type { ShownField } from '../../inquiry/field.ts';

/** Where a field stands among the others. */
interface PlacedField {
  field: ShownField;
  /** It takes its row. */
  wide: boolean;
  /** On phones, too, it shares its row. */
  short: boolean;
}

const isName = (field: ShownField | undefined): boolean => /^(?:given|family)-name$/.test(field?.autoComplete ?? '');

/** Two fields side by side where there is room. One that would stand alone in its row takes the whole of it. */
export function placeFields(fields: ShownField[]): PlacedField[] {
  let left = true;
  return fields.map((field, index) => {
    const next = fields[index + 1];
    const wide = Boolean(field.wide || (left && (!next || next.wide)));
    const neighbor = left ? next : fields[index - 1];
    left = wide || !left;
    return { field, wide, short: !wide && isName(field) && isName(neighbor) };
  });
}
