/** Texts of authors can hold anything: what would steer a terminal, or turn words around, is shown as a mark. */
export function withMarks(words: string): string {
  return words.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g, '\uFFFD');
}

/** The same for a text of several lines. */
export const linesWithMarks = (text: string): string => text.split('\n').map(withMarks).join('\n');
