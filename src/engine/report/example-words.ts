import { sanitizedLines } from '../../model/diagnostics/sanitized.ts';
import { EXAMPLE_PAGE, type Example } from '../../model/diagnostics/example.ts';

/** How the parts of an example are written down: plain, or in Markdown. */
interface Style {
  words(text: string): string;
  code(text: string): string;
  file(name: string): string;
}

const PLAIN: Style = { words: (text) => text, code: (text) => text, file: (name) => name };

const MARKDOWN: Style = {
  words: (text) => `> ${text}`,
  code: (text) => `\`\`\`jsonc\n${text}\n\`\`\``,
  file: (name) => `\`${name}\``,
};

/** What is wrong, and what is right instead, as people read it. */
function insteadOf({ bad, good }: { bad: Example; good: Example }, style: Style): string {
  return ['Instead of', ...partsOf(bad, style), 'write', ...partsOf(good, style)].join('\n\n');
}

function partsOf({ words, pieces, otherFiles }: Example, { words: quoted, code, file: named }: Style): string[] {
  if (words !== undefined) return [quoted(words)];
  // Where a piece stands is clear by itself when it is a piece of any page.
  const isClear = pieces.every(({ file }) => file === EXAMPLE_PAGE);
  const parts = pieces.flatMap(({ file, text }) => [
    ...(isClear ? [] : [`in ${named(file)}`]),
    code(sanitizedLines(text)),
  ]);
  const beside = Object.keys(otherFiles).filter((file) => typeof otherFiles[file] === 'string');
  return [...parts, ...beside.map((file) => `with the file ${named(file)}`)];
}

/** The two examples of a code as plain text. */
export const examplesAsText = (meta: { bad: Example; good: Example }): string => insteadOf(meta, PLAIN);

/** The two examples of a code in Markdown. */
export const examplesAsMarkdown = (meta: { bad: Example; good: Example }): string => insteadOf(meta, MARKDOWN);
