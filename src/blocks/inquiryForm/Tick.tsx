import type { ReactNode } from 'react';
import type { Tick as TickName } from '../../inquiry/fields.ts';
import { Fault } from './Fault.tsx';
import { TickBox } from './look.ts';

interface Props {
  id: string;
  name: TickName;
  required?: boolean;
  fault?: string;
  children: ReactNode;
}

/** A box to tick. */
export function Tick({ id, name, required, fault, children }: Props) {
  const faultId = `${id}-fault`;
  return (
    <TickBox>
      <label>
        {/* "off": a browser that restores forms after a reload leaves consent alone. */}
        <input
          id={id}
          type="checkbox"
          name={name}
          autoComplete="off"
          required={required}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? faultId : undefined}
        />
        <span>{children}</span>
      </label>
      <Fault id={faultId} text={fault} />
    </TickBox>
  );
}
