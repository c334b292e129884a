import type { MouseEvent, Ref } from 'react';
import { ErrorSign } from '../../inquiry/ErrorSign.tsx';
import { messages } from '../../inquiry/messages.ts';
import type { FieldName, Faults } from '../../inquiry/rules.ts';
import { SummaryBox } from './look.ts';

interface Props {
  faults: Faults;
  idOf: (field: FieldName) => string;
  ref: Ref<HTMLDivElement>;
}

/** Everything that keeps the form from being sent, with links to the fields. */
export function Summary({ faults, idOf, ref }: Props) {
  const entries = Object.entries(faults) as [FieldName, string][];
  if (entries.length === 0) return null;
  const goTo = (event: MouseEvent, field: FieldName): void => {
    event.preventDefault();
    document.getElementById(idOf(field))?.focus();
  };
  const titleId = idOf('email').replace(/email$/, 'summary');
  return (
    <SummaryBox ref={ref} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <h3 id={titleId}>
        <ErrorSign />
        {messages.summary(entries.length)}
      </h3>
      <ul>
        {entries.map(([field, text]) => (
          <li key={field}>
            <a href={`#${idOf(field)}`} onClick={(event) => goTo(event, field)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </SummaryBox>
  );
}
