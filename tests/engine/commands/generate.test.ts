import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registrySource } from '../../../src/engine/generate/registry-source.ts';
import { project } from '../../../src/engine/disk/project.ts';

const REGISTRIES = {
  complete: registrySource(['hero', 'shared'], ['hero']),
  schemaOnly: registrySource(['hero', 'banner'], ['hero']),
  componentOnly: registrySource(['hero'], ['hero', 'banner']),
};

const work = fs.mkdtempSync(path.join(project, 'node_modules/.registry-'));
afterAll(() => fs.rmSync(work, { recursive: true, force: true }));

/** Only the type of completeness matters here; a module of its own each. */
function completenessOf(registry: string): string {
  const lines = registry.split('\n').filter((line) => /NothingMissing|RegistryIsComplete/.test(line));
  return [...lines, 'export {};'].join('\n');
}

let said: string[] = [];
beforeAll(() => {
  const files = Object.entries(REGISTRIES).map(([name, source]) => {
    const file = path.join(work, `${name}.ts`);
    fs.writeFileSync(file, completenessOf(source));
    return file;
  });
  const tsc = path.join(project, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '--strict', '--ignoreConfig', ...files], {
    encoding: 'utf8',
    cwd: os.tmpdir(),
  });
  said = stdout.split('\n');
});

/** What the type check says of a registry. */
const saidOf = (name: keyof typeof REGISTRIES): string =>
  said.filter((line) => line.includes(`${name}.ts(`)).join('\n');

test('a complete registry compiles', () => {
  expect(saidOf('complete')).toBe('');
});

test('a schema without a component fails the type check, which names the file to write', () => {
  expect(saidOf('schemaOnly')).toContain(
    'schemas/blocks/banner.schema.json has no component: write src/blocks/banner.tsx',
  );
});

test('a component without a schema fails it, too', () => {
  expect(saidOf('componentOnly')).toContain(
    'src/blocks/banner.tsx has no schema: write schemas/blocks/banner.schema.json or, if it is a part of a block, put it',
  );
});

test('the form that a language is written in stands in one place', () => {
  const folders = ['schemas', 'schemas/blocks'].map((folder) => path.join(project, folder));
  const texts = folders.flatMap((folder) =>
    fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.schema.json'))
      .map((name) => fs.readFileSync(path.join(folder, name), 'utf8')),
  );
  expect(texts.flatMap((text) => text.match(/"pattern": "\^\[a-z\]\{2,3\}/g) ?? [])).toHaveLength(1);
});
