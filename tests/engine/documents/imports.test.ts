import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../../support/places.ts';

const SRC = path.join(PROJECT, 'src');

/** The layers of the engine and those of the view, as ARCHITECTURE.md has them, the lowest first. */
const ENGINE =
  'brand schema read site check resolve search report authoring catalogue disk editor generate spelling changes build dev';
const VIEW =
  'theme strings dom search tools consent ui block inquiry blocks layout registry.generated renderer prerender router client';
const LAYERS = ['model', ...ENGINE.split(' ').map((name) => `engine/${name}`), ...VIEW.split(' ')];
/** What brings parts of a page to life is a table of the client's. */
const PART_OF: Readonly<Record<string, string>> = { 'live-parts': 'client' };

/** The layer of a file, by its way from `src`: above all others are entries and what stands in pages. */
function layerOf(file: string): string {
  const [first = '', second = ''] = file.replace(/\.tsx?$/, '').split('/');
  return first === 'engine' ? `engine/${second}` : (PART_OF[first] ?? first);
}

const isEngine = (layer: string): boolean => layer.startsWith('engine/');
const heightOf = (layer: string): number => (LAYERS.includes(layer) ? LAYERS.indexOf(layer) : LAYERS.length);

/** Whether a file may import another one, both by their ways from `src`. */
function isAllowed(file: string, other: string): boolean {
  if (other.startsWith('../')) return other === '../package.json';
  const [from, to] = [layerOf(file), layerOf(other)];
  return from === to || to === 'model' || (isEngine(from) === isEngine(to) && heightOf(to) <= heightOf(from));
}

/** What a file imports of ours, by its way from `src`. */
function importsOf(file: string): string[] {
  const text = fs.readFileSync(path.join(SRC, file), 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const names = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return names
    .filter((name) => name.startsWith('.'))
    .map((name) => path.posix.join(path.posix.dirname(file), name.replace(/\?.*/, '')));
}

const files = fs
  .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /(?<!\.d)\.tsx?$/.test(name));

describe('imports', () => {
  it('run down from layer to layer, and engine and view meet in the model only', () => {
    const imports = files.flatMap((file) => importsOf(file).map((other) => ({ file, other })));
    expect(imports.length).toBeGreaterThan(2_000);
    const wrong = imports.filter(({ file, other }) => !isAllowed(file, other));
    expect(wrong.map(({ file, other }) => `${file}: ${other}`)).toEqual([]);
  });

  it.each([
    ['model/memoize.ts', 'strings/en.ts'],
    ['model/memoize.ts', 'engine/read/scan.ts'],
    ['engine/read/scan.ts', 'engine/site/due.ts'],
    ['engine/dev/guard.ts', 'search/rank.ts'],
    ['engine/dev/guard.ts', 'block.ts'],
    ['engine/dev/guard.ts', '../scripts/command.ts'],
    ['client/icons.ts', 'engine/read/scan.ts'],
    ['tools/overlay/badge.ts', 'engine/read/scan.ts'],
    ['boot/code.ts', 'engine/read/scan.ts'],
    ['entry-client.ts', 'engine/read/scan.ts'],
    ['entry-client.ts', '../scripts/command.ts'],
    ['ui/icons.ts', 'live-parts.ts'],
  ])('of %s cannot be %s', (file, other) => {
    expect(isAllowed(file, other)).toBe(false);
  });

  it('are looked at by patterns that lint can read: it passes over any other in silence', () => {
    const patterns = fs.readFileSync(path.join(PROJECT, '.oxlintrc.json'), 'utf8').match(/(?<="regex": ").*(?=")/g);
    expect(patterns?.length).toBeGreaterThan(50);
    // The expressions of Rust cannot look around, nor back.
    expect(patterns?.filter((pattern) => /\(\?<?[=!]|\\\\\d/.test(pattern))).toEqual([]);
  });
});
