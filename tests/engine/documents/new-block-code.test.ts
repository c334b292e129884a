import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeBlock } from '../../../src/engine/generate/new-block.ts';
import { saveAll } from '../../../src/engine/disk/save.ts';
import { generatedFiles } from '../../../src/engine/generate/generated-files.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { freshSchemas } from '../../../src/engine/disk/schema-files.ts';
import { reported } from '../../support/checked.ts';
import { PROJECT } from '../../support/places.ts';

// Inside the project, so that packages are found from there.
const cache = path.join(PROJECT, '.pagewright');
let root: string;
beforeAll(() => {
  fs.mkdirSync(cache, { recursive: true });
  root = fs.mkdtempSync(path.join(cache, 'new-block-'));
  for (const name of [
    'schemas',
    'src',
    'docs',
    '.vscode',
    'tests/vitest.config.ts',
    'scripts/test/compile-later.ts',
    'scripts/test/setup-temp-folder.ts',
    'tests/fixtures/site',
    'package.json',
    'tsconfig.json',
    'tsconfig.base.json',
    '.oxlintrc.json',
    '.oxfmtrc.json',
  ]) {
    fs.cpSync(path.join(PROJECT, name), path.join(root, name), { recursive: true });
  }
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

function run(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(PROJECT, 'node_modules', program), ...args],
    { cwd: root, encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

describe('a new block type', () => {
  it('compiles and is generated, as it stands', async () => {
    const { files, changes } = await composeBlock(root, 'teamPhotos');
    saveAll(root, changes);
    expect(changes.map(({ file }) => file)).toEqual([
      'schemas/blocks/teamPhotos.schema.json',
      'src/blocks/teamPhotos.tsx',
      'tests/view/blocks/teamPhotos.test.ts',
      'tests/fixtures/site/pages/about.json',
      'schemas/generated/page.schema.json',
      'schemas/generated/shared.schema.json',
      '.vscode/pagewright.code-snippets',
      'src/model/page/blocks.generated.ts',
      'src/registry.generated.ts',
      'docs/blocks.md',
    ]);
    for (const [file, text] of await generatedFiles(root))
      expect(fs.readFileSync(path.join(root, file), 'utf8'), file).toBe(text);
    expect(JSON.parse(fs.readFileSync(path.join(root, files.schema), 'utf8'))).toMatchObject({
      title: 'Team photos',
      examples: [{}, {}],
    });
    expect(
      reported(readSite(path.join(root, 'tests/fixtures/site'), { schemas: freshSchemas(path.join(root, 'schemas')) })),
    ).toEqual([]);
    expect(run('typescript/bin/tsc', '--singleThreaded', '-p', 'src')).toEqual({
      status: 0,
      said: '',
    });
  }, 120_000);

  it('passes lint, format and its own test', async () => {
    const { files } = await composeBlock(PROJECT, 'teamPhotos');
    expect(run('oxlint/bin/oxlint', '--deny-warnings', files.component, files.test)).toMatchObject({ status: 0 });
    expect(run('oxfmt/bin/oxfmt', '--check', files.component, files.test)).toMatchObject({ status: 0 });
    const tested = run('vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', files.test);
    expect(tested.said).toMatch(/Tests.*2 passed/);
  }, 120_000);
});
