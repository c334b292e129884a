import type { MouseEvent, Ref } from 'react';
import { ErrorSign } from '../../inquiry/ErrorSign.tsx';
import type { FieldErrors } from '../../inquiry/rules.ts';
import { useSay, useStrings } from '../../strings/context.ts';
import { SummaryBox } from './styles.ts';

interface Props {
  errors: FieldErrors;
  idOf: (field: string) => string;
  ref: Ref<HTMLDivElement>;
}

/** Everything that keeps the form from being sent, with links to the fields. */
export function Summary({ errors, idOf, ref }: Props) {
  const strings = useStrings().form;
  const say = useSay();
  const entries = Object.entries(errors) as [string, string][];
  if (entries.length === 0) return null;
  const goTo = (event: MouseEvent, field: string): void => {
    event.preventDefault();
    document.getElementById(idOf(field))?.focus();
  };
  const titleId = idOf('summary');
  return (
    <SummaryBox ref={ref} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <h3 id={titleId}>
        <ErrorSign />
        {say(strings.summary, { count: entries.length })}
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
