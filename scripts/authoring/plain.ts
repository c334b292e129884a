/** Texts of authors can hold anything: what would steer the terminal is shown as a mark. Line breaks stay. */
export function plain(words: string): string {
  return words.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '�');
}

/** A number with its word: `1 file`, `2 files`. */
export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
