import { HONEYPOT } from '../../inquiry/rules.ts';
import { useStrings } from '../../strings/context.ts';
import { FieldError } from './FieldError.tsx';
import { errorIdOf } from './described.ts';
import { FieldBox } from './styles.ts';

/** A field that only programs fill in. A person whose password manager did can see it then, and empty it. */
export function Honeypot({ id, error }: { id: string; error: string | undefined }) {
  const strings = useStrings().form;
  return (
    <div className={error ? undefined : 'visually-hidden'} aria-hidden={error ? undefined : true}>
      <FieldBox>
        <label htmlFor={id}>{strings.trap}</label>
        <input
          id={id}
          name={HONEYPOT}
          tabIndex={error ? undefined : -1}
          autoComplete="off"
          aria-describedby={error && errorIdOf(id)}
        />
        <FieldError id={errorIdOf(id)} text={error} />
      </FieldBox>
    </div>
  );
}
