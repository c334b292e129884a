/** A name of a file without what some computers take for no difference: capitals, and how accents are stored. */
export const sameLetters = (name: string): string => name.normalize().toLowerCase();

/** What to do about a name that differs from the one that was written in nothing that can be seen. */
export const looksTheSame = (name: string): string =>
  `There is "${name}", which looks the same: its letters and their accents are stored apart, as macOS does. Give it a name of plain letters, and write that here.`;
