import type { ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
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
  const errorId = `${id}-fault`;
  const hintId = `${id}-hint`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
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
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <span>{children}</span>
      </label>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      <FieldError id={errorId} text={error} />
    </CheckboxRow>
  );
}
