import type { ShownField } from '../../inquiry/fields.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Fault } from './Fault.tsx';
import { FieldBox } from './look.ts';

interface Props {
  id: string;
  field: ShownField;
  wide: boolean;
  fault: string | undefined;
  /** A message is on its way: words typed now would be neither in it nor kept. */
  busy: boolean;
  defaultValue?: string;
}

/** A field with its label above it. The elements are the browser's own, so it works before scripts do. */
export function FieldInput({ id, field, wide, fault, busy, defaultValue }: Props) {
  const { name, label, type, options, autoComplete, inputMode, required } = field;
  const faultId = `${id}-fault`;
  const common = { id, name, required, autoComplete, 'aria-invalid': fault ? true : undefined, 'aria-describedby': fault ? faultId : undefined };
  return (
    <FieldBox className={wide ? 'wide' : undefined}>
      <label htmlFor={id}>
        {label}
        {!required && <span className="optional"> (optional)</span>}
      </label>
      {options ? (
        <div className="choice">
          <select {...common} defaultValue="">
            <option value="">Please choose</option>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
      ) : type === 'multiline' ? (
        <textarea {...common} rows={5} readOnly={busy} defaultValue={defaultValue} />
      ) : (
        <input {...common} type={type} inputMode={inputMode} readOnly={busy} defaultValue={defaultValue} />
      )}
      <Fault id={faultId} text={fault} />
    </FieldBox>
  );
}
