import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from '../../support/places.ts';

/** What frameworks ask for by its name. */
const ASKED_FOR = new Set(['default', 'renderer']);

function sourcesIn(folder: string): [file: string, text: string][] {
  const names = fs.readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.(?:tsx?|mjs)$/.test(name)).map((name) => path.join(PROJECT, folder, name));
  return files.map((file) => [file, fs.readFileSync(file, 'utf8')]);
}

it('what a file exports, another one imports', () => {
  const sources: [string, string][] = ['src', 'scripts', 'tests'].flatMap(sourcesIn);
  sources.push(['vite.config.ts', fs.readFileSync(path.join(PROJECT, 'vite.config.ts'), 'utf8')]);
  const users = new Map<string, Set<string>>();
  for (const [file, text] of sources)
    for (const word of new Set(text.match(/[A-Za-z_$][\w$]*/g)))
      users.set(word, (users.get(word) ?? new Set()).add(file));
  const exported = sources
    .filter(([file]) => !file.endsWith('.generated.ts'))
    .flatMap(([file, text]) =>
      [...text.matchAll(/^export (?:async )?(?:function\*?|const|class|interface|type) ([\w$]+)/gm)].map(
        ([, name = '']) => ({
          file,
          name,
        }),
      ),
    );
  expect(exported.length).toBeGreaterThan(500);
  const unused = exported.filter(
    ({ file, name }) => !ASKED_FOR.has(name) && [...(users.get(name) ?? [])].every((user) => user === file),
  );
  expect(unused.map(({ file, name }) => `${path.relative(PROJECT, file)}: ${name}`)).toEqual([]);
});
