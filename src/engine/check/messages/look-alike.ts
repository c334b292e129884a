/** What to do where a file has a name that looks like the one that was written, and is stored in other characters. */
export const lookAlikeAdvice = (name: string): string =>
  `There is "${name}", which looks the same: its letters and their accents are stored apart, as macOS does. Give it a name of plain letters, and write that here.`;
