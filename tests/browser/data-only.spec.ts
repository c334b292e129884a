import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { h1, hydrated, openLive, watch } from '../support/app.ts';
import { PROJECT } from '../support/dist.ts';
import { schemaExamples } from '../support/examples.ts';
import { ownHost, type OwnHost } from '../support/site-server.ts';
import { buildTemp, copyOfSite, pageOf } from '../support/temp-site.ts';

const ADDRESS = '/services/rocket-repair';
let host: OwnHost;

test.beforeAll(async () => {
  const site = copyOfSite();
  const one = schemaExamples().flatMap(({ type, blocks }) => (['hero', 'shared', 'collection'].includes(type) ? [] : blocks.slice(0, 1)));
  site.write(
    `pages${ADDRESS}.json`,
    pageOf('Rocket repair', [{ type: 'hero', heading: 'Rockets, mended overnight' }, ...one], {
      card: { icon: 'rocket', title: 'Rocket repair', text: 'Nobody prepared for this one.', bullets: ['Cold', 'Hot'], order: 2.5 },
    }),
  );
  host = await ownHost({ from: await buildTemp(site.root) });
  site.remove();
});
test.afterAll(() => host.close());

test('one new file is a whole new service: listed, linked, in the menus and rendered', async ({ page }) => {
  const faults = watch(page);
  await openLive(page, `${host.url}/services`);
  const titles = await page.locator('main [data-block=collection] h3').allTextContents();
  expect(titles.indexOf('Rocket repair')).toBe(2);
  await expect(page.locator(`header nav[aria-label=Main] a[href="${ADDRESS}"]`)).toHaveCount(1);
  await expect(page.locator(`#_menu a[href="${ADDRESS}"]`)).toHaveCount(1);
  await expect(page.locator(`footer a[href="${ADDRESS}"]`)).toHaveText('Rocket repair');
  await page.locator(`main a[href="${ADDRESS}"]`).first().click();
  await expect(h1(page)).toHaveText('Rockets, mended overnight');
  await expect(page.locator('[data-block-error]')).toHaveCount(0);
  await page.reload();
  await page.mouse.move(3, 300);
  await page.mouse.move(6, 310);
  await hydrated(page);
  await expect(h1(page)).toHaveText('Rockets, mended overnight');
  expect(await (await page.request.get(`${host.url}/sitemap.xml`)).text()).toContain(`${ADDRESS}</loc>`);
  expect(faults).toEqual([]);
});

/** Comments may name a page as an example. */
const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

test('nothing about one page or this company is in the code', () => {
  const names = fs
    .readdirSync(path.join(PROJECT, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !file.includes('_'))
    .map((file) => path.basename(file, '.json'))
    // Words that are no page's alone.
    .filter(
      (name) =>
        !['index', 'contact', 'cloud', 'professional', 'about', 'careers', 'sitemap', 'blog', 'entertainment', 'manufacturing', 'healthcare'].includes(name),
    );
  const site = JSON.parse(fs.readFileSync(path.join(PROJECT, 'pages/_site.json'), 'utf8')) as {
    name: string;
    phones: Record<string, string>;
    emails: Record<string, string>;
  };
  const wanted = [...names, '/about', '/services', '/industries', '/insights', site.name, ...Object.values(site.phones), ...Object.values(site.emails)];
  const found = fs.readdirSync(path.join(PROJECT, 'src'), { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile() || entry.name.endsWith('.generated.ts')) return [];
    const text = withoutComments(fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
    return wanted.filter((word) => text.includes(word)).map((word) => `${entry.name}: ${word}`);
  });
  expect(names.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});
