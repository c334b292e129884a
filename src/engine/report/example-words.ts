import { sanitizedLines } from '../../model/diagnostics/sanitized.ts';
import { EXAMPLE_PAGE, type Example, type ExampleFile } from '../../model/diagnostics/example.ts';

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
  const isSame = partsOf(bad, style).join() === partsOf(good, style).join();
  // What differs stands in other files then.
  const differing = isSame ? filesThatDiffer(bad, good) : [];
  const told = (example: Example, sound: string): string[] => [
    ...partsOf(example, style, differing),
    ...differing.flatMap((file) => fileInWords(file, example.otherFiles[file], sound, style)),
  ];
  return ['Instead of', ...told(bad, 'such a file'), 'write', ...told(good, 'a sound file')].join('\n\n');
}

/** @param told the files that are told besides */
function partsOf({ words, pieces, otherFiles }: Example, style: Style, told: readonly string[] = []): string[] {
  if (words !== undefined) return [style.words(words)];
  // Where a piece stands is clear by itself when it is a piece of any page.
  const isClear = told.length === 0 && pieces.every(({ file }) => file === EXAMPLE_PAGE);
  const parts = pieces.flatMap(({ file, text }) => pieceInWords(file, text, style, isClear));
  const beside = Object.keys(otherFiles).filter((file) => typeof otherFiles[file] === 'string' && !told.includes(file));
  return [...parts, ...beside.map((file) => `with the file ${style.file(file)}`)];
}

const pieceInWords = (file: string, text: string, style: Style, isClear = false): string[] => [
  ...(isClear ? [] : [`in ${style.file(file)}`]),
  style.code(sanitizedLines(text)),
];

/** The files that an example has and the other has not, or with something else in it. */
function filesThatDiffer({ otherFiles: one }: Example, { otherFiles: other }: Example): string[] {
  const files = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...files].filter((file) => contentKey(one[file]) !== contentKey(other[file]));
}

const contentKey = (content: ExampleFile | undefined): string =>
  typeof content === 'function' ? String(content) : JSON.stringify(content ?? null);

/** Longer contents say nothing at a glance. */
const MAX_LENGTH = 400;

/** @param sound what a file is called that is no text */
function fileInWords(file: string, content: ExampleFile | undefined, sound: string, style: Style): string[] {
  if (content === undefined || content === null) return [`without ${style.file(file)}`];
  const isExample = typeof content === 'object' && 'pieces' in content;
  const text = isExample ? content.pieces.map((piece) => piece.text).join('\n') : content;
  if (typeof text !== 'string') return [`with ${sound} ${style.file(file)}`];
  return text === '' || text.length > MAX_LENGTH
    ? [`with the file ${style.file(file)}`]
    : pieceInWords(file, text, style);
}

/** The two examples of a code as plain text. */
export const examplesAsText = (meta: { bad: Example; good: Example }): string => insteadOf(meta, PLAIN);

/** The two examples of a code in Markdown. */
export const examplesAsMarkdown = (meta: { bad: Example; good: Example }): string => insteadOf(meta, MARKDOWN);
