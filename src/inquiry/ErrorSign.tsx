/** A circle with an exclamation mark: an error is never said by color alone. */
export function ErrorSign() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 7v6M12 16.75v.01" />
    </svg>
  );
}
