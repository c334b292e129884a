import type { ShownField } from '../../inquiry/field.ts';
import { nameChoices, setBounds } from '../../inquiry/form-element.ts';
import { useStrings } from '../../strings/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { FieldError } from './FieldError.tsx';
import { described, errorIdOf, hintIdOf } from './described.ts';
import { FieldBox, Hint } from './styles.ts';

interface Props {
  id: string;
  field: ShownField;
  wide: boolean;
  short: boolean;
  error: string | undefined;
  /** A message is on its way: words typed now would be neither in it nor kept. */
  busy: boolean;
  defaultValue?: string;
}

/** A field with its label above it. The elements are the browser's own, so it works before scripts do. */
export function FieldInput({ id, field, wide, short, error, busy, defaultValue }: Props) {
  const strings = useStrings().form;
  const { name, label, type, options, autoComplete, inputMode, required, hint, placeholder } = field;
  const step = type === 'number' ? 'any' : undefined;
  const common = { id, name, required, autoComplete, ...described(id, hint, error) };
  const example = placeholder && { placeholder, className: 'exemplified' };
  // Many authors write it into the label.
  const mayStayEmpty = !required && !label.toLowerCase().includes(strings.optional);
  return (
    <FieldBox className={wide ? 'wide' : short ? 'short' : undefined}>
      <label htmlFor={id}>
        {label}
        {mayStayEmpty && <span className="optional">{` ${strings.optional}`}</span>}
      </label>
      {hint && <Hint id={hintIdOf(id)}>{hint}</Hint>}
      {options ? (
        <div className="choice">
          <select {...common} ref={(select) => void (select && nameChoices(select, options))} defaultValue="">
            <option value="">{strings.choose}</option>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
      ) : type === 'multiline' ? (
        <textarea {...common} rows={5} readOnly={busy} defaultValue={defaultValue} {...example} />
      ) : (
        <input
          {...common}
          {...{ type, inputMode, step, defaultValue }}
          {...example}
          ref={(input) => void (input && setBounds(input, field))}
          readOnly={busy}
        />
      )}
      <FieldError id={errorIdOf(id)} text={error} />
    </FieldBox>
  );
}
