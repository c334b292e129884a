import fs from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../../scripts/commands.ts';
import { PROJECT } from '../../support/places.ts';

interface Node {
  type: string;
  [field: string]: unknown;
}

const SCRIPTS = path.join(PROJECT, 'scripts');

/** Commands whose options are read in a file of their own. */
const ELSEWHERE: Record<string, string> = { check: 'check/arguments.ts' };

/** Files that read options. They are read here, too, and not started: a command that is started does what it does. */
const reading = fs
  .readdirSync(SCRIPTS, { recursive: true, encoding: 'utf8' })
  .map((file) => ({ file: file.replaceAll(path.sep, '/'), text: readScript(file) }))
  .filter(({ text }) => text.includes('parseArgs('));

function readScript(file: string): string {
  return file.endsWith('.ts') ? fs.readFileSync(path.join(SCRIPTS, file), 'utf8') : '';
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (value === null || typeof value !== 'object') return [];
  const within = Object.values(value).flatMap(nodesIn);
  return 'type' in value && typeof value.type === 'string' ? [value as Node, ...within] : within;
}

const named = (node: unknown): string => String((node as Node)['name'] ?? (node as Node)['value']);

/** The names of the options in `parseArgs({ options: { … } })`. */
function optionsIn(nodes: Node[]): string[] {
  const call = nodes.find(({ type, callee }) => type === 'CallExpression' && named(callee) === 'parseArgs');
  const settings = nodesIn(call?.['arguments']).find(({ type }) => type === 'ObjectExpression');
  const options = (settings?.['properties'] as Node[] | undefined)?.find(({ key }) => named(key) === 'options');
  const table = options?.['value'] as Node | undefined;
  if (table?.type !== 'ObjectExpression') throw new Error('The options are not written where they are read.');
  return (table['properties'] as Node[]).map(({ key }) => named(key));
}

/** What `USAGE` says, but for what it works out. */
function usageIn(nodes: Node[]): string {
  const usage = nodes.find(({ type, id }) => type === 'VariableDeclarator' && named(id) === 'USAGE');
  return nodesIn(usage?.['init'])
    .flatMap(({ type, value }) => (type === 'TemplateElement' ? (value as { cooked: string }).cooked : []))
    .join('…');
}

test('every command that reads options is asked', () => {
  const files = reading.map(({ file }) => file);
  for (const word of Object.keys(COMMANDS)) expect(files).toContain(ELSEWHERE[word] ?? `${word}.ts`);
});

test.each(reading)('$file reads the options that its usage explains, and no others', ({ text }) => {
  const nodes = nodesIn(parseAst(text, { lang: 'ts' }));
  const usage = usageIn(nodes);
  const explained = [...usage.matchAll(/^ +--([a-z-]+)/gm)].map(([, name]) => name);
  expect(explained.toSorted()).toEqual(optionsIn(nodes).toSorted());
  const mentioned = [...usage.matchAll(/--([a-z][a-z-]*)/g)].map(([, name]) => name);
  expect([...new Set(mentioned)].toSorted()).toEqual(explained.toSorted());
});
