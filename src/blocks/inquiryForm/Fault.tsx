import { ErrorSign } from '../../inquiry/ErrorSign.tsx';

/** What is wrong with one field, right below it. */
export function Fault({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="error" id={id}>
      <ErrorSign />
      {text}
    </p>
  );
}
