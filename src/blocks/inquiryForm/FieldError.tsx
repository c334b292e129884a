import { ErrorSign } from '../../inquiry/ErrorSign.tsx';
import { ErrorText } from './styles.ts';

/** What is wrong with one field, right below it. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <ErrorText key={text} id={id}>
      <ErrorSign />
      {text}
    </ErrorText>
  );
}
