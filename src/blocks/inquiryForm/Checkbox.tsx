import type { ReactNode } from 'react';
import type { CheckboxName } from '../../inquiry/fields.ts';
import { FieldError } from './FieldError.tsx';
import { CheckboxRow } from './styles.ts';

interface Props {
  id: string;
  name: CheckboxName;
  required?: boolean;
  error?: string;
  children: ReactNode;
}

/** A box to tick. */
export function Checkbox({ id, name, required, error, children }: Props) {
  const errorId = `${id}-fault`;
  return (
    <CheckboxRow>
      <label>
        {/* "off": a browser that restores forms after a reload leaves consent alone. */}
        <input
          id={id}
          type="checkbox"
          name={name}
          autoComplete="off"
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{children}</span>
      </label>
      <FieldError id={errorId} text={error} />
    </CheckboxRow>
  );
}
