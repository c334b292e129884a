import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../../support/places.ts';

/**
 * Modules that are asked for in another way than by imports of their names: entries that are bundled, what owners' blocks
 * are made of, rules as a list, what a plugin puts in place, files for those that run the engine on no disk, and the commands of this repository, which
 * tests start by their names.
 */
const ASKED_FOR =
  /^src\/(?:entry-\w+|block|engine\/check\/rules\/index|theme\/mirrored|model\/content\/memory-files)\.tsx?$|^scripts\/(?:bench|generate|guide\/pictures)\.ts$|\.generated\.ts$/;

type Sources = ReadonlyMap<string, string>;

/** An export, by its file and its name. */
const keyOf = (file: string, name: string): string => `${file}: ${name}`;
const wordsOf = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? [];

/** The file that a module asks for, if it is one of these. */
function fileOf(from: string, request: string, sources: Sources): string | undefined {
  if (!request.startsWith('.')) return undefined;
  const file = path.posix.join(path.posix.dirname(from), request.replace(/\?.*/, ''));
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => file + end).find((each) => sources.has(each));
}

/** What a file exports, and what it imports from which request; all of its words where it imports a module as a whole. */
function readModule(file: string, text: string) {
  const { staticImports, staticExports } = parseSync(file, text).module;
  const exports = staticExports.flatMap(({ entries }) => entries);
  const named = [
    ...staticImports.flatMap(({ entries, moduleRequest }) => entries.map((entry) => ({ ...entry, moduleRequest }))),
    ...exports.filter(({ importName }) => importName.kind !== 'AllButDefault'),
  ].flatMap(({ importName: { kind, name }, moduleRequest }) =>
    moduleRequest && kind !== 'None'
      ? [{ request: moduleRequest.value, names: kind === 'Name' ? [name ?? ''] : wordsOf(text) }]
      : [],
  );
  const whole = [...text.matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, request = '']) => request);
  return {
    exported: exports.flatMap(({ exportName: { kind, name } }) => (kind === 'Name' ? [name ?? ''] : [])),
    imported: [...named, ...whole.map((request) => ({ request, names: wordsOf(text) }))],
    passedOn: exports.flatMap(({ importName, moduleRequest }) =>
      importName.kind === 'AllButDefault' ? [moduleRequest?.value ?? ''] : [],
    ),
  };
}

/** Exports that no other file imports. One that only tests import has to be used in its own file. */
function unusedIn(sources: Sources): string[] {
  const modules = new Map([...sources].map(([file, text]) => [file, readModule(file, text)]));
  const users = new Map<string, Set<string>>();
  function use(file: string | undefined, name: string, user: string): void {
    if (file === undefined) return;
    const key = keyOf(file, name);
    users.set(key, (users.get(key) ?? new Set()).add(user));
    for (const request of modules.get(file)?.passedOn ?? []) use(fileOf(file, request, sources), name, user);
  }
  for (const [user, { imported }] of modules)
    for (const { request, names } of imported)
      for (const name of new Set(names)) use(fileOf(user, request, sources), name, user);
  const isTest = (file: string): boolean => file.startsWith('tests/');
  function isUsed(file: string, name: string): boolean {
    const all = [...(users.get(keyOf(file, name)) ?? [])];
    const isOwn = wordsOf(sources.get(file) ?? '').filter((word) => word === name).length > 1;
    return all.some((user) => isTest(file) || !isTest(user)) || (all.length > 0 && isOwn);
  }
  return [...modules].flatMap(([file, { exported }]) =>
    ASKED_FOR.test(file) ? [] : exported.filter((name) => !isUsed(file, name)).map((name) => keyOf(file, name)),
  );
}

function sourcesOf(folder: string): [file: string, text: string][] {
  const names = fs.readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: 'utf8' });
  return names
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.startsWith('tests/fixtures/'))
    .map((file) => [file, fs.readFileSync(path.join(PROJECT, file), 'utf8')]);
}

describe('what a file exports', () => {
  it('another one imports', () => {
    const sources = new Map(['src', 'scripts', 'tests'].flatMap(sourcesOf));
    sources.set('vite.config.ts', fs.readFileSync(path.join(PROJECT, 'vite.config.ts'), 'utf8'));
    expect(sources.size).toBeGreaterThan(1_000);
    expect(unusedIn(sources)).toEqual([]);
  });

  const A = 'export const a = 1;';
  it.each([
    ['is imported by nobody', { 'src/a.ts': A }, ['src/a.ts: a']],
    ['is a word of others only', { 'src/a.ts': A, 'src/b.ts': '// a\nconst a = 2;' }, ['src/a.ts: a']],
    ['is imported from another file', { 'src/a.ts': A, 'src/b.ts': "import { a } from './c.ts';" }, ['src/a.ts: a']],
    ['is imported by tests only', { 'src/a.ts': A, 'tests/b.ts': "import { a } from '../src/a.ts';" }, ['src/a.ts: a']],
    ['is passed on to nobody', { 'src/a.ts': A, 'src/b.ts': "export { a } from './a.ts';" }, ['src/b.ts: a']],
    ['is imported', { 'src/a.ts': A, 'src/b.ts': "import { a as b } from './a.ts';" }, []],
    ['is used, too', { 'src/a.ts': `${A} f(a);`, 'tests/b.ts': "import { a } from '../src/a.ts';" }, []],
    ['is loaded', { 'src/a.ts': A, 'src/b.ts': "(await import('./a.ts')).a" }, []],
    ['is a part', { 'src/a.ts': A, 'src/b.ts': "import * as all from './a.ts'; f(all.a);" }, []],
    [
      'comes with all others',
      { 'src/a.ts': A, 'src/b.ts': "export * from './a.ts';", 'src/c.ts': "import { a } from './b.ts';" },
      [],
    ],
  ])('and is found where it %s: %o', (_, sources, unused) => {
    expect(unusedIn(new Map(Object.entries(sources)))).toEqual(unused);
  });
});
