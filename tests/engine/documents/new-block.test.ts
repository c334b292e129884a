import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeBlock } from '../../../src/engine/generate/new-block.ts';
import { composeOwnBlock } from '../../../src/engine/generate/own-block.ts';
import { titleOfType } from '../../../src/engine/generate/type-name.ts';
import { saveAll } from '../../../src/engine/disk/save.ts';
import { generatedFiles } from '../../../src/engine/generate/generated-files.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { editorFiles } from '../../../src/engine/editor/editor-files.ts';
import { freshSchemas } from '../../../src/engine/disk/schema-files.ts';
import { reported } from '../../support/checked.ts';
import { PROJECT } from '../../support/places.ts';
import { EVERYTHING } from '../../support/night.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

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

/** What is compiled with a new component: by night all code, by day what it is made of. */
function typesOf(component: string): string {
  if (EVERYTHING) return 'src';
  const config = { extends: './src/tsconfig.json', include: [component], exclude: [] };
  fs.writeFileSync(path.join(root, 'tsconfig.component.json'), JSON.stringify(config));
  return 'tsconfig.component.json';
}

describe('a new block type', () => {
  it('compiles and is generated, as it stands', async () => {
    const { files, changes } = await composeBlock(root, 'teamPhotos');
    saveAll(root, changes);
    expect(changes.map(({ file }) => file)).toEqual([
      'schemas/blocks/teamPhotos.schema.json',
      'src/blocks/teamPhotos.tsx',
      'tests/view/block-teamPhotos.test.ts',
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
    expect(run('typescript/bin/tsc', '--singleThreaded', '-p', typesOf(files.component))).toEqual({
      status: 0,
      said: '',
    });
  }, 120_000);

  it.runIf(EVERYTHING)(
    'passes lint, format and its own test',
    async () => {
      const { files } = await composeBlock(PROJECT, 'teamPhotos');
      expect(run('oxlint/bin/oxlint', '--deny-warnings', files.component, files.test)).toMatchObject({ status: 0 });
      expect(run('oxfmt/bin/oxfmt', '--check', files.component, files.test)).toMatchObject({ status: 0 });
      const tested = run('vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', files.test);
      expect(tested.said).toMatch(/Tests.*2 passed/);
    },
    120_000,
  );

  it.each([
    [
      'team photos',
      '"team photos" cannot be the name of a block type: it begins with a lower-case letter and has letters (a to z) and digits only. Use "teamPhotos".',
    ],
    [
      'Tabela de preços',
      '"Tabela de preços" cannot be the name of a block type: it begins with a lower-case letter and has letters (a to z) and digits only. Use "tabelaDePrecos".',
    ],
    [
      'Timeline',
      '"Timeline" cannot be the name of a block type: it begins with a lower-case letter and has letters (a to z) and digits only. Use "timeline".',
    ],
    [
      '3d',
      '"3d" cannot be the name of a block type: it begins with a lower-case letter and has letters (a to z) and digits only. Write it as "teamPhotos".',
    ],
    ['cardgrid', 'There already is a block type "cardGrid". Choose another name.'],
    ['shared', 'There already is a block type "shared". Choose another name.'],
    [
      'link',
      '"link" is the name of something that blocks are made of. Choose another name, such as "links" or "linkSection".',
    ],
  ])('cannot be called "%s"', async (type, words) => {
    await expect(composeBlock(PROJECT, type)).rejects.toThrow(words);
  });

  it('has a title made of its name', () => {
    expect(['timeline', 'teamPhotos'].map(titleOfType)).toEqual(['Timeline', 'Team photos']);
  });
});

describe('a new block of a site’s own', () => {
  it('is sound as it stands, and can be used at once', () => {
    const site = smallSite();
    const { changes, files } = composeOwnBlock(readSite(site.root), 'teamPhotos');
    expect(Object.values(files)).toEqual(['blocks/teamPhotos.schema.json', 'blocks/teamPhotos.tsx']);
    saveAll(site.root, changes);
    const { $schema } = site.read(files.schema) as { $schema: string };
    expect([...editorFiles(readSite(site.root)).keys()]).toContain(path.posix.join('blocks', $schema));
    site.write(
      'pages/team.json',
      pageOf('Team', [
        { type: 'hero', heading: 'Team' },
        { type: 'teamPhotos', items: [{ title: 'Ann' }] },
      ]),
    );
    expect(reported(readSite(site.root)).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(() => composeOwnBlock(readSite(site.root), 'teamPhotos')).toThrow(
      'There already is a block type "teamPhotos".',
    );
    expect(() => composeOwnBlock(readSite(site.root), 'hero')).toThrow('There already is a block type "hero".');
    site.remove();
  });
});
