import { SCHEMAS } from '../../support/checked.ts';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blocksOf, catalogueOf } from '../../../src/engine/catalogue/catalogue.ts';
import { iconSet } from '../../../src/engine/disk/icons.ts';
import { examplePages } from '../../../src/engine/dev/catalogue/example-pages.ts';
import { cataloguePage } from '../../../src/engine/dev/catalogue/page.ts';
import { createLiveContent } from '../../../src/engine/dev/live/live-content.ts';
import { buildChecked } from '../../support/sites/build-checked.ts';
import { siteForExamples } from '../../support/sites/examples.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import type { TempSite } from '../../support/sites/temp-site.ts';
import { VIEW } from '../../support/view.ts';

const catalogue = catalogueOf(SCHEMAS.sources, SCHEMAS.names['icons']);
const blocks = blocksOf(catalogue);

describe('the page at /__blocks', () => {
  let site: TempSite;
  beforeAll(() => {
    site = siteForExamples();
  });
  afterAll(() => site.remove());

  test('shows every block with its examples, its JSON and its fields, and all icons', () => {
    const html = cataloguePage(catalogue, { site: undefined, problems: [], baseStyle: '', icons: iconSet() });
    for (const { type, examples } of blocks) {
      expect(html).toContain(`<article id="${type}"`);
      for (const [index] of examples.entries()) expect(html).toContain(`src="/__blocks/example/${type}/${index + 1}"`);
    }
    expect(html.split('data-copy ').length - 1).toBe(blocks.flatMap(({ examples }) => examples).length);
    expect(html.split('data-icon=').length - 1).toBe(catalogue.icons.length);
  });

  test('on this site every example is drawn and sound', () => {
    const pages = examplePages(SCHEMAS, catalogue);
    const { problems, page } = createLiveContent(site.root, VIEW).preview(pages);
    expect(problems).toEqual([]);
    for (const { address } of pages) expect(page(address)?.blocks.length, address).toBeGreaterThan(0);
    // A list that is split has addresses of its own.
    const split = pages.find(({ data }) => JSON.stringify(data).includes('"perPage"'));
    expect(page(`${split?.address}/page/2`)?.blocks[0]).toMatchObject({ type: 'collection' });
  });

  test('examples never become pages: the site knows nothing of them', () => {
    const live = createLiveContent(site.root, VIEW);
    const before = [...(live.site()?.addresses.keys() ?? [])];
    live.preview(examplePages(SCHEMAS, catalogue));
    expect([...(live.site()?.addresses.keys() ?? [])]).toEqual(before);
    expect(live.at('/__blocks/example/hero/1').state).toBe('missing');
  });

  test('a site that lacks a picture or a shared block is told so, example by example', () => {
    const small = smallSite();
    const { problems } = createLiveContent(small.root, VIEW).preview(examplePages(SCHEMAS, catalogue));
    small.remove();
    const at = (address: string): string[] =>
      problems.filter(({ file }) => file === `pages/__blocks/example/${address}.json`).map(({ code }) => code);
    expect(at('shared/1')).toEqual(['shared/unknown']);
    expect(at('hero/2')).toEqual([]);
  });
});

test('nothing of the catalogue reaches a published site', async () => {
  const site = smallSite();
  const out = await buildChecked(site.root);
  const files = fs.readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const named = files.filter(({ name, parentPath }) =>
    path.join(parentPath, name).slice(out.length).includes('__blocks'),
  );
  const holding = files.filter(({ name, parentPath }) =>
    /__blocks|x-group|data-words/.test(fs.readFileSync(path.join(parentPath, name), 'latin1')),
  );
  site.remove();
  expect(files.length).toBeGreaterThan(10);
  expect([...named, ...holding].map(({ name }) => name)).toEqual([]);
});
