import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { composeBlock } from '../../../src/engine/generate/new-block.ts';
import { composeOwnBlock } from '../../../src/engine/generate/own-block.ts';
import { fieldNameInWords } from '../../../src/model/words/field-name.ts';
import { saveAll } from '../../../src/engine/disk/save.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { editorFiles } from '../../../src/engine/editor/editor-files.ts';
import { reported } from '../../support/checked.ts';
import { PROJECT } from '../../support/places.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

describe('a new block type', () => {
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
    expect(['timeline', 'teamPhotos'].map(fieldNameInWords)).toEqual(['Timeline', 'Team photos']);
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
