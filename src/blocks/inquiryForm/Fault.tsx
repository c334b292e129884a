/** A circle with an exclamation mark: error is never said by colour alone. */
export function ErrorSign() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" aria-hidden="true">
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 7v6M12 16.75v.01" />
    </svg>
  );
}

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
