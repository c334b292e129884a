import { ErrorSign } from '../../inquiry/ErrorSign.tsx';
import { FaultText } from './look.ts';

/** What is wrong with one field, right below it. */
export function Fault({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <FaultText id={id}>
      <ErrorSign />
      {text}
    </FaultText>
  );
}
