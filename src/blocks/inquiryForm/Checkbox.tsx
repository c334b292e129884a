import type { ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import { described, errorIdOf, hintIdOf } from './described.ts';
import { CheckboxRow, Hint } from './styles.ts';

interface Props {
  id: string;
  name: string;
  required?: boolean;
  error?: string;
  hint?: string;
  /** As wide as the form, among fields. */
  wide?: boolean;
  children: ReactNode;
}

/** A box to tick. */
export function Checkbox({ id, name, required, error, hint, wide, children }: Props) {
  return (
    <CheckboxRow className={wide ? 'wide' : undefined}>
      <label>
        {/* "off": a browser that restores forms after a reload leaves consent alone. */}
        <input
          id={id}
          type="checkbox"
          name={name}
          autoComplete="off"
          required={required}
          {...described(id, hint, error)}
          // Chrome calls a box wrong that must be ticked before anybody could tick it.
          aria-invalid={required ? Boolean(error) : undefined}
        />
        <span>{children}</span>
      </label>
      {hint && <Hint id={hintIdOf(id)}>{hint}</Hint>}
      <FieldError id={errorIdOf(id)} text={error} />
    </CheckboxRow>
  );
}
