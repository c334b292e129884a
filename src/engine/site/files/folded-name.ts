/** A file name without the differences that some systems ignore: capitals, and how accents are stored. */
export const foldedName = (name: string): string => name.normalize().toLowerCase();
