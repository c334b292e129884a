/** One field with words as data: what it asks, how a phone or a password manager fills it, what it says when empty. */
export interface Field {
  name: string;
  label: string;
  /** How it is entered; a list of options makes it a choice. */
  type: 'text' | 'email' | 'tel' | 'date' | 'number' | 'multiline' | 'checkbox';
  options?: readonly string[];
  autoComplete?: string;
  inputMode?: 'email' | 'tel' | 'decimal';
  hint?: string;
  placeholder?: string;
  /** The least and the most that it takes: numbers, or days, of which one may be "today". */
  min?: number | string;
  max?: number | string;
  /** What is said of an answer below the least and above the most. */
  tooLow?: string;
  tooHigh?: string;
  /** What is said when it is required and empty. */
  missing: string;
  /** As wide as the form, even where two fields stand side by side. */
  wide?: boolean;
}

/** A field as one form shows it. */
export interface ShownField extends Field {
  required: boolean;
}
