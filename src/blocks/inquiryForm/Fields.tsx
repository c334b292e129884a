import type { ShownField } from '../../inquiry/field.ts';
import type { FieldErrors } from '../../inquiry/rules.ts';
import { Checkbox } from './Checkbox.tsx';
import { FieldInput } from './FieldInput.tsx';
import { placeFields } from './place-fields.ts';

interface Props {
  fields: ShownField[];
  errors: FieldErrors;
  /** The id of the element of a field. */
  idOf: (field: string) => string;
  /** A message is on its way. */
  busy: boolean;
  initialSubject: string | undefined;
}

/** The fields of a form, with those that an author added. */
export function Fields({ fields, errors, idOf, busy, initialSubject }: Props) {
  return (
    <div className="fields">
      {placeFields(fields).map(({ field, wide, short }) => {
        const { name } = field;
        const common = { id: idOf(name), error: errors[name], wide };
        return field.type === 'checkbox' ? (
          <Checkbox key={name} name={name} required={field.required} hint={field.hint} {...common}>
            {field.label}
          </Checkbox>
        ) : (
          <FieldInput
            key={name}
            {...common}
            field={field}
            short={short}
            busy={busy}
            defaultValue={name === 'subject' ? initialSubject : undefined}
          />
        );
      })}
    </div>
  );
}
