import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { realBundle, resolved } from '../../support/bundle.ts';
import { occurrences } from '../../support/page-html.ts';
import { schemaExamples, siteForExamples } from '../../support/sites/examples.ts';
import { pageOf } from '../../support/sites/temp-site.ts';
import type { ResolvedContent } from '../../../src/engine/resolve/resolve-content.ts';

const EXAMPLES = schemaExamples().flatMap(({ type, blocks }) =>
  blocks.map((block, index) => ({ name: `${type.toLowerCase()}-${index + 1}`, type, block })),
);
const site = siteForExamples();
let content: ResolvedContent;

beforeAll(() => {
  for (const { name, block } of EXAMPLES) site.write(`pages/examples/${name}.json`, pageOf(name, [block]));
  content = resolved(site.root);
});
afterAll(() => site.remove());

describe('every example of every schema renders', () => {
  test.each(EXAMPLES)('$name', async ({ name, type }) => {
    const page = content.page(`/examples/${name}`);
    expect(page).toBeDefined();
    if (!page) return;
    const { renderer } = await realBundle();
    const { header, main, footer, css } = await renderer.renderPage(page, content.site);
    expect(occurrences(header + main + footer, '<h1')).toBe(1);
    expect(main).not.toContain('data-block-error');
    if (type !== 'shared') expect(main).toContain(`data-block="${type}"`);
    expect(css).not.toContain('undefined');
    // A heading that can name its section does.
    const labels = [...main.matchAll(/<h[1-6][^>]* id="(_[^"]+)"/g)].map(([, id]) => id ?? '');
    for (const label of labels) expect(main).toContain(`aria-labelledby="${label}"`);
    // Rendering is a function of the page: twice the same.
    expect((await renderer.renderPage(page, content.site)).main).toBe(main);
  });

  test('each type has at least two examples', () => {
    expect(schemaExamples().filter(({ blocks }) => blocks.length < 2)).toEqual([]);
    expect(EXAMPLES.length).toBeGreaterThan(40);
  });
});

test('a list with nothing in it names no button that is not there', async () => {
  const page = content.page('/');
  if (!page) throw new Error('no home page');
  const { renderer } = await realBundle();
  const render = async (more: object): Promise<string> => {
    const blocks = [{ type: 'collection', items: [], ...more }] as unknown as typeof page.blocks;
    return (await renderer.renderPage({ ...page, blocks }, content.site)).main;
  };
  const filters = [{ by: 'industry', label: 'Industry', values: ['Healthcare'] }];
  for (const html of [await render({}), await render({ filters })]) {
    expect(html).toContain('Nothing is listed here yet.');
    expect(html).not.toContain('Choose “All”');
  }
});

test('a type without component fails the page, by name', async () => {
  const page = content.page('/');
  if (!page) throw new Error('no home page');
  const { renderer } = await realBundle();
  const strange = { ...page, blocks: [{ type: 'fromTheFuture' }] } as unknown as typeof page;
  await expect(renderer.renderPage(strange, content.site)).rejects.toThrow('fromTheFuture');
});
