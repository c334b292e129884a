/** The lines of a table such as `mail: envelope brief`: what stands before the colon, and the words behind it. */
export const tableLines = (table: string): [before: string, behind: string][] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [before = '', behind = ''] = line.trim().split(': ');
      return [before, behind];
    });
