/** A table that holds no other one. */
const TABLE = /<table(?:\s[^<>]*)?>((?:(?!<\/?table[\s>])[^])*?)<\/table\s*>/gi;
const ROW = /<tr(?:\s[^<>]*)?>([^]*?)(?:<\/tr\s*>|(?=<tr[\s>])|$)/gi;
const CELL = /<(t[hd])((?:\s[^<>]*)?)>([^]*?)(?:<\/\1\s*>|(?=<t[hd][\s>])|$)/gi;
/** What stands between rows and says nothing of its own. */
const AROUND = /<\/?(?:thead|tbody|tfoot|colgroup|col)(?:\s[^<>]*)?>/gi;

/**
 * HTML with its tables in Markdown; what stands in a cell stays as it is. A table without heads, or with a cell that
 * takes the place of several, has no such form and is left.
 */
export const withTablesAsMarkdown = (html: string): string =>
  /<table/i.test(html) ? html.replace(TABLE, (table, rows: string) => tableOf(rows) ?? table) : html;

function tableOf(html: string): string | undefined {
  const rows = [...html.replace(AROUND, '').matchAll(ROW)].map(([, row = '']) =>
    [...row.matchAll(CELL)].map(([, name = '', attributes = '', words = '']) => ({
      isHead: name.toLowerCase() === 'th',
      isWide: /span\s*=\s*["']?[2-9]/i.test(attributes),
      words: words
        .replace(/<\/?p(?:\s[^<>]*)?>/gi, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .replaceAll('|', '\\|'),
    })),
  );
  const [heads, ...others] = rows;
  if (!heads || others.length === 0 || !(heads.every(({ isHead }) => isHead) || /<thead/i.test(html))) return undefined;
  if (rows.some((row) => row.length !== heads.length || row.some(({ isWide }) => isWide))) return undefined;
  const [first = '', ...lines] = rows.map((row) => `| ${row.map(({ words }) => words).join(' | ')} |`);
  return `\n\n${[first, `|${' --- |'.repeat(heads.length)}`, ...lines].join('\n')}\n\n`;
}
