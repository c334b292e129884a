import fs from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { PROJECT } from './places.ts';

interface Node {
  type: string;
  [field: string]: unknown;
}

/** Words in code, and what holds them. */
interface FoundWords {
  file: string;
  words: string;
}

/** Attributes that visitors read or hear. */
const SAID = new Set([
  'aria-label',
  'aria-roledescription',
  'aria-description',
  'title',
  'placeholder',
  'alt',
  'label',
]);
/** Two words, or a word and a value, the first with a capital: what somebody is to read. */
const SENTENCE = /^[A-Z][a-z]*(?:['’-][a-z]+)?,? (?:[A-Za-z]|$)/;

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === 'object' && typeof (value as Node).type === 'string';
const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

/** The texts of a literal, or of a template between its values. */
function textsOf(node: Node): string[] {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : [];
  if (node.type === 'TemplateLiteral')
    return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  return [];
}

/** The texts that an expression in markup may come to. */
function shownTexts(node: Node): string[] {
  const parts = {
    JSXExpressionContainer: ['expression'],
    LogicalExpression: ['left', 'right'],
    ConditionalExpression: ['consequent', 'alternate'],
  }[node.type];
  return parts ? parts.flatMap((part) => shownTexts(node[part] as Node)) : textsOf(node);
}

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** What is said to developers: the console, and errors. */
function isForDevelopers({ type, callee }: Node): boolean {
  if (type === 'NewExpression') return true;
  const object = (callee as Node | undefined)?.['object'] as { name?: string } | undefined;
  return type === 'CallExpression' && object?.name === 'console';
}

function wordsIn(node: Node): string[] {
  if (isForDevelopers(node) || /^TS|Import/.test(node.type)) return [];
  if (node.type === 'JSXText') return [String(node['value']).trim()].filter(hasLetter);
  if (node.type === 'JSXAttribute') {
    const { name } = node['name'] as { name?: unknown };
    if (SAID.has(String(name)) && node['value']) return shownTexts(node['value'] as Node).filter(hasLetter);
  }
  const inMarkup =
    node.type === 'JSXElement'
      ? (node['children'] as Node[]).flatMap((child) => shownTexts(child).filter((text) => /^\p{Lu}/u.test(text)))
      : [];
  return [...inMarkup, ...textsOf(node).filter((text) => SENTENCE.test(text)), ...childrenOf(node).flatMap(wordsIn)];
}

/** Every word for visitors that stands in the code of a folder below `src`. */
export function wordsInCode(folder: string): FoundWords[] {
  const files = fs
    .readdirSync(path.join(PROJECT, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name));
  return files.flatMap((name) => {
    const file = path.posix.join('src', folder, name.split(path.sep).join('/'));
    const lang = file.endsWith('x') ? 'tsx' : 'ts';
    const program = parseAst(fs.readFileSync(path.join(PROJECT, file), 'utf8'), { lang }) as unknown as Node;
    return wordsIn(program).map((words) => ({ file, words }));
  });
}
