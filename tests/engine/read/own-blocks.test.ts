import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isMirrored } from '../../../src/engine/build/bundle/own/is-mirrored.ts';
import { blocksOf, catalogueOf } from '../../../src/engine/catalogue/catalogue.ts';
import { examplePages } from '../../../src/engine/dev/catalogue/example-pages.ts';
import { createLiveContent } from '../../../src/engine/dev/live/live-content.ts';
import { iconFamilyNames, iconSet } from '../../../src/engine/disk/icons.ts';
import { ownComponents } from '../../../src/engine/disk/own-blocks.ts';
import { checkContent } from '../../../src/engine/check/check-content.ts';
import { cachedDiagnostics } from '../../../src/engine/disk/cache/cached-diagnostics.ts';
import { readCached, readSite } from '../../../src/engine/disk/read-site.ts';
import { blockFields, ownBlockTypes } from '../../../src/engine/editor/own-block-types.ts';
import { editorFiles, keepBlockTypes } from '../../../src/engine/editor/editor-files.ts';
import { iconFamily, iconsFile } from '../../../src/engine/generate/icon-files.ts';
import { reported, SCHEMAS } from '../../support/checked.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { resolved } from '../../support/bundle.ts';
import { PROJECT } from '../../support/places.ts';
import { copyOfOwn, pageOf, type TempSite } from '../../support/sites/temp-site.ts';
import { VIEW } from '../../support/view.ts';

const { sources } = SCHEMAS;

/** These have what no block of an owner's needs: an entry that is one of two things, what is played, and a price in several ways. */
const BEYOND = ['comparison', 'embed', 'inquiryForm', 'pricing', 'video'];

test('blocks that are built in are written in the language of own blocks', () => {
  const strange = Object.entries(sources.blocks).filter(
    ([, schema]) => SCHEMAS.validate('block', structuredClone(schema)).errors.length > 0,
  );
  expect(strange.map(([type]) => type)).toEqual(BEYOND);
});

describe('a site with blocks and icons of its own', () => {
  let site: TempSite;
  beforeEach(() => {
    site = copyOfOwn();
  });
  afterEach(() => site.remove());

  test('may share their folders with another site by a link', () => {
    for (const folder of ['blocks', 'icons']) {
      fs.renameSync(path.join(site.root, folder), path.join(site.root, `shared-${folder}`));
      fs.symlinkSync(path.join(site.root, `shared-${folder}`), path.join(site.root, folder), 'junction');
    }
    expect(reported(readSite(site.root))).toEqual([]);
  });

  test('is told of blocks and icons that are links themselves, once each', () => {
    const icon = fs.readdirSync(path.join(site.root, 'icons')).find((name) => name.endsWith('.svg'));
    const linked = ['blocks/openingHours.tsx', `icons/${icon}`];
    for (const [index, file] of linked.entries()) {
      fs.renameSync(path.join(site.root, file), path.join(site.root, `elsewhere-${index}`));
      fs.symlinkSync(path.join(site.root, `elsewhere-${index}`), path.join(site.root, file));
    }
    expect(reported(readSite(site.root)).map(({ file, code }) => `${file} ${code}`)).toEqual(
      linked.map((file) => `${file} file/unreadable`),
    );
    expect([...ownComponents(site.root).keys()]).not.toContain('openingHours');
  });

  test('is sound, and its pages hold what the schemas say the values mean', () => {
    expect(reported(readSite(site.root))).toEqual([]);
    const page = resolved(site.root).page('/');
    expect(page?.blocks[1]).toMatchObject({
      type: 'openingHours',
      days: [
        { day: 'Tuesday to Friday' },
        {
          advice: [
            { tag: 'p', children: [expect.any(String), { tag: 'strong', children: ['window'] }, expect.any(String)] },
          ],
        },
      ],
    });
    expect(page?.blocks[1]).not.toHaveProperty('note');
    expect(page?.icons['watering-can']?.map(([tag]) => tag)).toEqual(['path', 'path', 'circle']);
  });

  test('may list pages by settings of its own, which mean what it takes them for', () => {
    const list = { type: 'news', from: '/journal', meta: 'By our team', filters: 'none', limit: 4, perPage: 4 };
    const text = { type: 'string', title: 'Text', description: 'A text.', examples: ['A text'] };
    const number = { type: 'integer', title: 'Number', description: 'A number.', examples: [4] };
    const from = { ...text, 'x-role': 'collection' };
    site.write('blocks/news.schema.json', {
      $schema: '../schemas/block.schema.json',
      title: 'News',
      description: 'The latest of a folder.',
      type: 'object',
      properties: { type: { const: 'news' }, from, meta: text, filters: text, limit: number, perPage: number },
      required: ['type', 'from'],
      examples: [list],
    });
    site.write('blocks/news.tsx', 'export default () => null;\n');
    site.write('pages/journal/first.json', pageOf('First', [{ type: 'hero', heading: 'First' }, list]));
    expect(reported(readSite(site.root))).toEqual([]);
  });

  test('turns left and right around only with a language that is written from the right: others do not pay for it', () => {
    const file = path.join(site.root, 'pages/_site.json');
    const facts = JSON.parse(fs.readFileSync(file, 'utf8')) as object;
    const withMore = (more: object): boolean => {
      site.write('pages/_site.json', { ...facts, ...more });
      return isMirrored(site.root);
    };
    expect(withMore({})).toBe(false);
    expect(withMore({ languages: [{ lang: 'de', folder: '/de' }] })).toBe(false);
    expect(withMore({ languages: [{ lang: 'ar', folder: '/ar' }] })).toBe(true);
    expect(withMore({ lang: 'he' })).toBe(true);
    expect(withMore({ lang: 'no language' })).toBe(false);
    expect(isMirrored(path.join(PROJECT, 'examples/nasma'))).toBe(false);
  });

  test('may have data beside its components, and is told of a schema that has the name of data', () => {
    site.write('blocks/prices.json', [{ plant: 'Fern', price: 9 }]);
    site.write('blocks/way.json', { type: 'Feature', properties: { name: 'To the shop' } });
    expect(reported(readSite(site.root))).toEqual([]);
    const schema = { type: 'object', properties: { type: { const: 'prices' } } };
    site.write('blocks/prices.json', schema);
    site.write('blocks/way.json', '{ "type": "object"');
    expect(reported(readSite(site.root)).map(({ file, code }) => `${file} ${code}`)).toEqual([
      'blocks/prices.json own/bad-name',
      'blocks/way.json own/bad-name',
    ]);
  });

  test('shows pictures that its code names, each time that is asked', () => {
    site.write(
      'public/images/hut.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4"/></svg>',
    );
    const unused = (): string[] => {
      const { content, cache } = readCached(site.root);
      const found = checkContent(content, undefined, cachedDiagnostics(content, cache));
      cache.save();
      return found.flatMap(({ file, code }) => (code === 'image/unused' ? file : []));
    };
    expect(unused()).toEqual(['public/images/hut.svg']);
    site.write('blocks/poster.tsx', 'export default () => <img src="/images/hut.svg" alt="" />;\n');
    expect(unused()).toEqual([]);
    site.write('blocks/poster.tsx', 'export default () => null;\n');
    expect(unused()).toEqual(['public/images/hut.svg']);
    site.write('blocks/poster.css', '.poster { background: url(/images/hut.svg) }\n');
    expect(unused()).toEqual([]);
  });

  test('tells where its blocks are', () => {
    expect([...ownComponents(site.root)]).toEqual([
      ['openingHours', path.join(site.root, 'blocks/openingHours.tsx')],
      ['poster', path.join(site.root, 'blocks/poster.tsx')],
    ]);
    expect(ownComponents(PROJECT).size).toBe(0);
  });

  test('begins with a block of its own as others begin with a hero', () => {
    expect(resolved(site.root).page('/')?.opensAt).toBe(0);
    const { $schema: _none, ...home } = site.read('pages/index.json');
    site.write('pages/index.json', { ...home, blocks: (home['blocks'] as unknown[]).slice(1) });
    expect(reported(readSite(site.root)).map(({ code }) => code)).toEqual(['page/no-hero']);
    site.write('pages/index.json', { ...home, blocks: (home['blocks'] as unknown[]).toReversed() });
    expect(reported(readSite(site.root)).map(({ code }) => code)).toEqual(['page/late-hero']);
    site.write('pages/index.json', { ...home, blocks: [{ type: 'hero', heading: 'Ferns' }] });
    expect(resolved(site.root).page('/')).not.toHaveProperty('opensAt');
  });

  test('finds its blocks with their examples in the catalogue, and its icons before those of the family', () => {
    const { schemas } = readSite(site.root);
    const catalogue = catalogueOf(schemas.sources, schemas.names['icons']);
    const own = blocksOf(catalogue).filter(({ type }) => ['openingHours', 'poster'].includes(type));
    expect(own.map(({ title, examples }) => [title, examples.length])).toEqual([
      ['Poster', 1],
      ['Opening hours', 2],
    ]);
    expect(catalogue.everywhere.map(({ path }) => path.join())).toEqual(['id', 'lang', 'note']);
    expect(catalogue.icons[0]).toBe('watering-can');
    const pages = examplePages(schemas, catalogue).filter(({ address }) => /openingHours|poster/.test(address));
    const { problems, page } = createLiveContent(site.root, VIEW).preview(pages);
    expect(problems).toEqual([]);
    expect(pages.map(({ address }) => page(address)?.blocks[0]?.type)).toEqual([
      'poster',
      'openingHours',
      'openingHours',
    ]);
  });

  test('is offered all of it in editors', () => {
    const files = editorFiles(readSite(site.root));
    const bundle = JSON.parse(files.get('.pagewright/schemas/page.schema.json') ?? '') as typeof sources.page;
    const union = bundle.$defs?.['block'];
    expect(union?.properties?.['type']?.enum).toEqual(expect.arrayContaining(['hero', 'openingHours', 'poster']));
    const snippet = union?.defaultSnippets?.find(({ label }) => label === 'poster');
    expect(snippet?.body).toEqual({ type: 'poster', heading: '^"${1:Plants for shady rooms}"' });
    const { $defs } = JSON.parse(files.get('.pagewright/schemas/icons.schema.json') ?? '') as typeof sources.page;
    expect($defs?.['icon']?.enum).toEqual(expect.arrayContaining(['watering-can', 'cloud', 'paw-print']));
  });

  test('has types for compilers once it has a block of its own', () => {
    const types = path.join(site.root, '.pagewright/blocks.d.ts');
    for (const name of ['openingHours.tsx', 'openingHours.schema.json'])
      fs.rmSync(path.join(site.root, 'blocks', name));
    keepBlockTypes(readSite(site.root));
    expect(fs.readFileSync(types, 'utf8')).toContain('poster: {');
    fs.rmSync(path.dirname(types), { recursive: true });
    fs.rmSync(path.join(site.root, 'blocks'), { recursive: true });
    keepBlockTypes(readSite(site.root));
    expect(fs.existsSync(types)).toBe(false);
  });

  test('keeps up with them while it is open', () => {
    const live = createLiveContent(site.root, VIEW);
    const text = fs.readFileSync(path.join(site.root, 'blocks/openingHours.schema.json'), 'utf8');
    site.write('blocks/openingHours.schema.json', text.replaceAll('"closed"', '"away"'));
    live.reload();
    expect(live.problems().map(({ file, code }) => [file, code])).toEqual([
      ['pages/index.json', 'block/unknown-field'],
    ]);
    site.write('blocks/openingHours.schema.json', text);
    live.reload();
    expect(live.problems()).toEqual([]);
  });

  test('sees what is wrong with a kind of block on the pages that show it', () => {
    const live = createLiveContent(site.root, VIEW);
    site.write('pages/other.json', pageOf('Other', [{ type: 'hero', heading: 'Other' }]));
    const found = (address: string): string[] => {
      live.reload();
      const { state, problems } = live.at(address);
      return [state, ...problems.filter(({ severity }) => severity === 'error').map(({ code }) => code)];
    };
    expect(found('/')).toEqual(['page']);
    site.write('blocks/poster.tsx', 'export const Poster = () => null;\n');
    expect(found('/')).toEqual(['broken', 'own/no-default']);
    fs.rmSync(path.join(site.root, 'blocks/poster.tsx'));
    expect(found('/')).toEqual(['broken', 'own/no-component']);
    site.write('blocks/poster.schema.json', '{ "title": "Poster", ');
    expect(found('/')).toEqual(['broken', 'own/no-component', 'json/cut-off']);
    expect(found('/other')).toEqual(['page']);
  });
});

test('a slip for a field of a kind of block says more than what other programs call so', () => {
  const site = copyOfOwn();
  const { properties, ...schema } = site.read('blocks/poster.schema.json');
  const delays = { title: 'Delays', description: 'Of trains.', type: 'string' };
  site.write('blocks/poster.schema.json', { ...schema, properties: { ...Object(properties), delays } });
  const { blocks, ...page } = site.read('pages/index.json');
  const [poster, ...others] = blocks as Record<string, unknown>[];
  const hintsFor = (field: string): string[] => {
    site.write('pages/index.json', { ...page, blocks: [{ ...poster, [field]: 'None' }, ...others] });
    return reported(readSite(site.root)).map(({ hint }) => hint);
  };
  expect(hintsFor('delay')).toEqual([expect.stringContaining('Did you mean "delays"?')]);
  expect(hintsFor('speed')).toEqual([expect.stringContaining('Leave it out: nothing goes on by itself')]);
  site.remove();
});

describe('a kind of block in a folder of its own', () => {
  let site: TempSite;
  beforeEach(() => {
    site = copyOfOwn();
    fs.mkdirSync(path.join(site.root, 'blocks/poster'));
  });
  afterEach(() => site.remove());

  const move = (from: string, to: string): void =>
    fs.renameSync(path.join(site.root, 'blocks', from), path.join(site.root, 'blocks', to));
  const found = () => reported(readSite(site.root)).map(({ file, code, hint }) => [file, code, hint]);

  test.each(['poster/poster.schema.json', 'poster/index.schema.json', 'poster/schema.json'])(
    'is told once, and where it belongs: %s',
    (to) => {
      move('poster.schema.json', to);
      move('poster.tsx', 'poster/index.tsx');
      const hint = 'Move this file to "blocks/poster.schema.json", and the component to "blocks/poster.tsx".';
      expect(found()).toEqual([[`blocks/${to}`, 'own/in-folder', hint]]);
    },
  );

  test.each(['poster/index.tsx', 'poster/poster.tsx', 'poster/Poster.jsx'])('is found by its schema: %s', (to) => {
    move('poster.tsx', to);
    expect(found()).toEqual([
      ['blocks/poster.schema.json', 'own/no-component', `Rename blocks/${to} to "blocks/poster.tsx".`],
    ]);
  });

  test('is no other file that a component imports', () => {
    site.write('blocks/poster/sizes.json', { large: 3 });
    site.write('blocks/poster/Frame.tsx', 'export const Frame = () => null;\n');
    expect(found()).toEqual([]);
  });
});

test('the icon family is that of its package', () => {
  expect(iconsFile(iconSet())).toBe(iconsFile(iconFamily()));
  expect(iconFamilyNames()).toEqual(Object.keys(iconSet()));
  expect(iconFamilyNames().length).toBeGreaterThan(1900);
  expect(iconSet()['home'], 'a name of former days').toEqual(iconSet()['house']);
});

describe('types of own blocks', () => {
  const folder = tempFolder();
  const write = (name: string, ...lines: string[]): void => fs.writeFileSync(path.join(folder, name), lines.join('\n'));
  const model = path.join(PROJECT, 'src/model/page/types.ts');
  let said: string[] = [];

  beforeAll(() => {
    const parts = sources.common.$defs ?? {};
    const names = 'CallToAction, IconName, Image, Link, RichText, Tone';
    // What a generator for all schemas says of the built-in ones.
    write(
      'same.ts',
      `import type { AuthoredBlocks, ${names} } from '${model}';`,
      'type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;',
      `interface Emitted {\n${blockFields(sources.blocks, parts, '  ')}\n}`,
      ...Object.keys(sources.blocks).map(
        (type) =>
          `export const ${type}: Same<Required<AuthoredBlocks['${type}']>, Required<Emitted['${type}']>> = true;`,
      ),
    );
    const module = path.join(folder, 'node_modules/pagewright');
    fs.mkdirSync(module, { recursive: true });
    fs.writeFileSync(path.join(module, 'package.json'), '{ "exports": { "./block": "./block.ts" } }');
    fs.writeFileSync(
      path.join(module, 'block.ts'),
      `export interface Blocks {}\nexport type BlockProps<T extends keyof Blocks> = Blocks[T];\nexport type { ${names} } from '${model}';\n`,
    );
    const { schemas } = readSite(path.join(PROJECT, 'tests/fixtures/own-block'));
    const own = Object.fromEntries(
      (schemas.sources.own ?? []).map((type) => [type, schemas.sources.blocks[type] ?? {}]),
    );
    const number = { type: 'number' };
    const prices = { type: 'object', properties: { bread: number }, additionalProperties: { type: 'string' } };
    write('blocks.d.ts', ownBlockTypes({ ...own, prices } as typeof own, parts));
    write(
      'use.ts',
      "import type { BlockProps } from 'pagewright/block';",
      "export const hours = ({ days, heading = '' }: BlockProps<'openingHours'>): string => heading + days[0]?.day;",
      "export const wrong = ({ haeding }: BlockProps<'openingHours'>) => haeding;",
      "export const price = ({ bread = 0 }: BlockProps<'prices'>): number => bread;",
      "export const unknown = (block: BlockProps<'openingTimes'>) => block;",
    );
    const tsc = path.join(PROJECT, 'node_modules/typescript/bin/tsc');
    const options = ['--noEmit', '--strict', '--noUncheckedIndexedAccess', '--ignoreConfig'];
    const modules = ['--module', 'nodenext', '--allowImportingTsExtensions', '--types', ''];
    const files = ['same.ts', 'blocks.d.ts', 'use.ts'].map((name) => path.join(folder, name));
    const { stdout } = spawnSync(process.execPath, [tsc, ...options, ...modules, ...files], {
      encoding: 'utf8',
      cwd: folder,
    });
    said = stdout.split('\n').filter((line) => line !== '' && !line.startsWith(' '));
  });

  test('are those that a generator for all schemas gives', () => {
    expect(said.filter((line) => line.includes('same.ts'))).toEqual([]);
  });

  test('tell a component which fields it has, and a wrong one at its place', () => {
    const inUse = said.filter((line) => line.includes('use.ts')).map((line) => line.replace(/^.*use\.ts/, ''));
    expect(inUse).toEqual([
      expect.stringMatching(/^\(3,25\).*'haeding' does not exist/),
      expect.stringMatching(/^\(5,43\).*"openingTimes"/),
    ]);
    expect(said.filter((line) => !/(?:use|same)\.ts/.test(line))).toEqual([]);
  });
});
