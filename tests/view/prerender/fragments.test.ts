import { beforeAll, expect, test } from 'vitest';
import type { Renderer } from '../../../src/model/rendering/renderer.ts';
import type { Block, ResolvedPage } from '../../../src/model/page/types.ts';
import { documentOf } from '../../../src/engine/build/document/document.ts';
import type { ResolvedContent } from '../../../src/engine/resolve/resolve-content.ts';
import { classesIn } from '../../../src/model/rendering/class-lists.ts';
import { realBundle, resolved } from '../../support/bundle.ts';
import { occurrences } from '../../support/page-html.ts';
import { FIXTURE_ROOT } from '../../support/places.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

// A page is put together from parts that know nothing of each other.

let content: ResolvedContent;
let renderer: Renderer;
let pages: ResolvedPage[];
beforeAll(async () => {
  content = resolved(FIXTURE_ROOT);
  ({ renderer } = await realBundle());
  pages = [...content.addresses.keys()].flatMap((address) => content.page(address) ?? []);
});

const pageAt = (address: string): ResolvedPage => {
  const page = content.page(address);
  if (!page) throw new Error(`There is no page at ${address}.`);
  return page;
};
const documentAt = async (page: ResolvedPage): Promise<string> =>
  documentOf(page, content, await renderer.renderPage(page, content.siteAt(page)), {
    boot: { src: '/boot.js' },
    app: '/app.js',
  });

/** HTML without what is other once a page is put together: the names of classes, and where drawings stand. */
const nameless = (html: string): string => html.replace(/ class="[^"]*"|<svg.*?<\/svg>/g, '');

test('a document says which sites its embeds show, so that it is loaded where the page before may not show them', async () => {
  const sourcesIn = async (...blocks: object[]): Promise<string | undefined> =>
    / data-sources(?:="([^"]*)")?/.exec(await documentAt({ ...pageAt('/privacy'), blocks: blocks as Block[] }))?.[0];
  const embed = (host: string) => ({ type: 'embed', src: { frame: `https://${host}` }, name: host, title: 'A ride' });
  expect(await sourcesIn(embed('a.example'), embed('b.example'))).toBe(
    ' data-sources="frame-src https://a.example,frame-src https://b.example"',
  );
  expect(await sourcesIn({ type: 'notes', items: ['In summer only.'] })).toBeUndefined();
});

test('words in another language say so, and from which side they are written, within emphasis and around links', async () => {
  const phrase = { tag: 'span', lang: 'ar', dir: 'rtl', children: [{ tag: 'em', children: ['نسمة'] }] };
  const text = [{ tag: 'p', children: ['A ', { tag: 'strong', children: [phrase] }, '.'] }];
  const html = await documentAt({ ...pageAt('/privacy'), blocks: [{ type: 'prose', text, body: text }] as never });
  expect(occurrences(html, 'A <strong><span lang="ar" dir="rtl"><em>نسمة</em></span></strong>.')).toBe(2);
});

test('a header is written once for each place in the menus, and is that of its page', async () => {
  const keys = new Set<string>();
  for (const page of pages) {
    const { header } = await renderer.renderPage(page, content.siteAt(page));
    expect(nameless(header), page.path).toContain(nameless(renderer.renderHeader(content.siteAt(page), page).html));
    keys.add(renderer.headerKey(content.siteAt(page), page));
  }
  expect(keys.size).toBeGreaterThan(5);
  expect(keys.size).toBeLessThan(pages.length);
});

test('a header is exchanged where its signature stays, and the page is as if it were rendered', async () => {
  for (const page of pages) {
    const before = content.siteAt(page);
    const [first, ...others] = before.navigation;
    const after = { ...before, navigation: [...others, { ...first, label: 'Other words' }] };
    const [old, rendered] = [await renderer.renderPage(page, before), await renderer.renderPage(page, after)];
    const { styles, reserved, hydration } = old.written;
    const classNames = styles.map(([name]) => name);
    expect(renderer.headerSignature(page, after), page.path).toBe(renderer.headerSignature(page, before));
    const main = { classNames, reserved, hasLiveParts: hydration?.parts !== undefined };
    const [one, other] = [
      renderer.replacementHeader(page, before, main),
      renderer.replacementHeader(page, after, main),
    ];
    expect(old.header.endsWith(one), page.path).toBe(true);
    expect(old.header.slice(0, -one.length) + other, page.path).toBe(rendered.header);
    expect([rendered.main, rendered.footer, rendered.css], page.path).toEqual([old.main, old.footer, old.css]);
  }
});

test('the outline of a header is another one where it brings other styles with it', () => {
  const page = pageAt('/');
  const site = content.siteAt(page);
  const plain = { ...site, navigation: [{ label: 'Home', href: '/' }] };
  expect(renderer.headerSignature(page, plain)).not.toBe(renderer.headerSignature(page, site));
});

test('a long name is smaller in the header and may be broken, not into single letters; others bring no style for it', async () => {
  const page = pageAt('/');
  const site = content.siteAt(page);
  const styleWith = async (name: string): Promise<string> => (await renderer.renderPage(page, { ...site, name })).css;
  for (const name of ['Fahrradreparaturgenossenschaft', 'Law of the Land & Sea Ltd'])
    expect(await styleWith(name)).toMatch(
      /\.long\{overflow-wrap:anywhere;min-width:min\(12rem,30%\);font-size:min\([^)]*\);line-height:1.2;?\}/,
    );
  expect(await styleWith('Northlane')).not.toContain('.long');
});

test('a menu of many entries has more than one line', async () => {
  const { css } = await renderer.renderPage(pageAt('/'), content.siteAt(pageAt('/')));
  expect(css).toMatch(/\.desktop\{[^}]*flex-wrap:wrap/);
});

test('no two elements of a page have the same id', async () => {
  for (const page of pages) {
    const ids = [...(await documentAt(page)).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(
      ids.filter((id, index) => ids.indexOf(id) < index),
      page.path,
    ).toEqual([]);
  }
});

test('a page brings what its live parts are given, and no other data', async () => {
  const hydrationAt = async (address: string) => (await renderer.renderPage(pageAt(address), content.site)).hydration;
  expect(await hydrationAt('/privacy')).toBeUndefined();
  expect((await hydrationAt('/'))?.parts).toEqual([
    { prefix: expect.stringMatching(/^b\d+0-$/), props: { type: 'testimonials', titles: ['', '', ''] } },
  ]);
  const form = (await hydrationAt('/visit'))?.parts?.[0]?.props as { block: object };
  expect(form.block).toHaveProperty('mail');
  expect(form.block).not.toHaveProperty('formDescription');
});

test('styles have short names, but for those of live parts, which a browser names itself', async () => {
  const namesIn = (html: string) => [...classesIn(html)].filter((name) => name.startsWith('pw-'));
  const { header, main, footer, css } = await renderer.renderPage(pageAt('/visit'), content.site);
  const live = main.slice(main.indexOf('data-live'), main.lastIndexOf('</form>'));
  expect(namesIn(live).length).toBeGreaterThan(2);
  expect(namesIn(header + main + footer).toSorted()).toEqual(namesIn(live).toSorted());
  const named = [...classesIn(header + main + footer)].filter((name) => /^(?:pw-|_)/.test(name));
  expect(named.filter((name) => !css.includes(`.${name}`))).toEqual([]);
  expect(css).toMatch(/\._a\{/);
});

test('a list that no visitor can narrow has no live part', async () => {
  const lists = pages.flatMap(({ blocks }) => blocks.filter((block) => block.type === 'collection'));
  const isNarrowed = (block: Block): boolean => block.type === 'collection' && (block.filters?.length ?? 0) > 0;
  const live = (block: Block) => renderer.renderBlock(block, { prefix: 'b0', opens: false }, content.site).live.length;
  await renderer.loadBlocks(['collection']);
  for (const list of lists) expect(live(list)).toBe(isNarrowed(list) ? 1 : 0);
  expect(new Set(lists.map(isNarrowed))).toEqual(new Set([true, false]));
});

test('the pictures that a browser needs at once are named in the head, each once', async () => {
  const html = await documentAt(pageAt('/'));
  const hint = '<link rel="preload" as="image" href="/images/bike.svg"';
  expect(occurrences(html, hint)).toBe(1);
  expect(html.indexOf(hint)).toBeLessThan(html.indexOf('<body'));
  expect(html.slice(html.indexOf('<body'))).not.toContain('rel="preload"');
});

test('no two contents of a page are called alike', async () => {
  const site = smallSite();
  const sections = ['One', 'Two'].map((heading) => ({ heading, text: 'Words.' }));
  const text = (more: object) => ({ type: 'prose', contents: true, sections, ...more });
  const named = sections.map((section, index) => ({ ...section, id: `s${index}` }));
  site.write(
    'pages/a.json',
    pageOf('A', [
      { type: 'hero', heading: 'A' },
      text({ layout: 'article' }),
      text({ layout: 'article', heading: 'More' }),
      text({ layout: 'article' }),
      text({ sections: named, heading: 'More' }),
    ]),
  );
  const own = resolved(site.root);
  const page = own.page('/a');
  site.remove();
  if (!page) throw new Error('There is no page.');
  const { main } = await renderer.renderPage(page, own.siteAt(page));
  const names = [...main.matchAll(/<nav aria-label="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(['On this page', 'On this page: More', 'On this page 2', 'On this page: More 2']);
});

test('a list that is narrowed by what every object has shows that all of it is chosen', async () => {
  const isNarrowed = (block: Block) => block.type === 'collection' && block.filters !== undefined;
  const page = pages.find(({ blocks }) => blocks.some(isNarrowed)) as ResolvedPage;
  const blocks = page.blocks.map((block) =>
    block.type === 'collection' && block.filters
      ? { ...block, filters: block.filters.map((filter) => ({ ...filter, by: 'constructor' })) }
      : block,
  );
  const pressedIn = async (shown: ResolvedPage): Promise<number> =>
    occurrences((await renderer.renderPage(shown, content.siteAt(page))).main, 'aria-pressed="true"');
  expect(await pressedIn(page)).toBeGreaterThan(0);
  expect(await pressedIn({ ...page, blocks })).toBe(await pressedIn(page));
});
