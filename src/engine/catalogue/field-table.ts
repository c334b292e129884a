import { markdownLine } from '../../model/words/markdown.ts';
import { valueParts, type FieldRow } from './fields.ts';

/** Text that is typed as it stands. */
export const code = (text: string): string => `\`${text}\``;

interface TableOptions {
  /** The document that lists icons and tones, if it is another one. */
  lists?: string;
  /** Fields that have a section of their own, which is called as they are. */
  sections?: readonly string[];
}

function fieldLine(row: FieldRow, { lists = '', sections = [] }: TableOptions): string {
  const parts = valueParts(row).map(({ words, typed }) =>
    [markdownLine(words), typed.map(code).join(' ')].filter(Boolean).join(' '),
  );
  const all = [
    ...(row.required ? ['**required**'] : []),
    ...parts,
    ...(row.see ? [`see [${row.see}](${lists}#${row.see})`] : []),
  ];
  const names = row.path.map(code).join(' › ');
  const path = sections.includes(row.path.join()) ? `[${names}](#${row.path.join().toLowerCase()})` : names;
  return `| ${path} | ${all.join('; ')} | ${markdownLine(row.description)} |`;
}

/** Fields as a table in Markdown. */
export const fieldTable = (rows: readonly FieldRow[], options: TableOptions = {}): string =>
  ['| field | what to write | what it is for |', '|---|---|---|', ...rows.map((row) => fieldLine(row, options))].join(
    '\n',
  );
