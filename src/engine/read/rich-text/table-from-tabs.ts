/** How a table is written, in an author's words. */
export const HOW_TO_WRITE_A_TABLE =
  'In the "body" of a "prose" block, write the first line as "| Service | Price |", below it "| --- | --- |", then each line like the first.';

/**
 * Lines that were copied from a spreadsheet, with tabs between their cells, as a table of Markdown. Rows with fewer
 * cells than others get empty ones.
 */
export function tableFromTabs(lines: string): string {
  const rows = lines
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim().replaceAll('|', '\\|')));
  const width = Math.max(...rows.map(lastFilled));
  const [heads, ...others] = rows.map((cells) =>
    inStrokes(Array.from({ length: width }, (_, column) => cells[column] ?? '')),
  );
  const table = [heads, inStrokes(Array<string>(width).fill('---')), ...others].join('\n');
  // What follows would be taken for another row.
  return lines.endsWith('\n') ? `${table}\n\n` : table;
}

/** The number of cells up to the last one with words. */
const lastFilled = (cells: string[]): number => cells.findLastIndex((cell) => cell !== '') + 1;

const inStrokes = (cells: string[]): string => `| ${cells.join(' | ')} |`;
