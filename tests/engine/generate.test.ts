import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { registrySource } from '../../src/engine/generate/registry-source.ts';
import { generatedFiles } from '../../src/engine/generate/generated-files.ts';
import { project } from '../../src/engine/disk/project.ts';

const work = fs.mkdtempSync(path.join(project, 'node_modules/.registry-'));
afterAll(() => fs.rmSync(work, { recursive: true, force: true }));

/** What the type check says of a registry in which only the completeness type matters. */
function typeCheck(registry: string): string {
  const completeness = registry
    .split('\n')
    .filter((line) => /NothingMissing|RegistryIsComplete/.test(line))
    .join('\n');
  const file = path.join(work, 'registry.ts');
  fs.writeFileSync(file, completeness);
  const tsc = path.join(project, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc, '--noEmit', '--strict', '--ignoreConfig', file], { encoding: 'utf8', cwd: os.tmpdir() }).stdout;
}

test('what is committed is what the schemas say', async () => {
  for (const [file, text] of await generatedFiles()) expect(fs.readFileSync(path.join(project, file), 'utf8'), file).toBe(text);
});

test('a complete registry compiles', () => {
  expect(typeCheck(registrySource(['hero', 'shared'], ['hero']))).toBe('');
});

test('a schema without a component fails the type check, which names the file to write', () => {
  expect(typeCheck(registrySource(['hero', 'banner'], ['hero']))).toContain('schemas/blocks/banner.schema.json has no component: write src/blocks/banner.tsx');
});

test('a component without a schema fails it, too', () => {
  expect(typeCheck(registrySource(['hero'], ['hero', 'banner']))).toContain('src/blocks/banner.tsx has no schema: write schemas/blocks/banner.schema.json');
});
