import { expect, test } from 'playwright/test';
import { h1, openLive, wake, watch } from '../support/app.ts';
import { ownHost, type OwnHost } from '../support/site-server.ts';
import { builtBeside } from '../support/built.ts';
import { copyOfFixture, pageOf } from '../support/temp-site.ts';

const ADDRESS = '/bikes/rocket';
const BLOCKS = [
  { type: 'hero', heading: 'A rocket, mended overnight' },
  {
    type: 'stats',
    items: [
      { value: '3', label: 'Stages' },
      { value: '1', label: 'Way back' },
    ],
  },
  { type: 'testimonials', items: [{ quote: 'It flew.', author: 'Yuri' }] },
];
let host: OwnHost;

test.beforeAll(async () => {
  const site = copyOfFixture();
  const card = { icon: 'rocket', text: 'Nobody prepared for this one.', bullets: ['Cold', 'Hot'] };
  const facts = { kind: 'Space', price: 700, sizes: ['XL'] };
  site.write(`pages${ADDRESS}.json`, pageOf('Rocket', BLOCKS, { card, facts }));
  host = await ownHost({ from: await builtBeside(site.root) });
  site.remove();
});
test.afterAll(() => host.close());

test('one new file is a whole new entry: listed, filtered, linked, in the menus and rendered', async ({ page }) => {
  const faults = watch(page);
  await openLive(page, `${host.url}/bikes`);
  const list = page.locator('#here');
  expect(await list.locator('h3').allTextContents()).toContain('Rocket');
  await expect(list.getByRole('button', { name: 'Space' })).toHaveCount(1);
  await expect(page.locator(`header nav[aria-label=Main] a[href="${ADDRESS}"]`)).toHaveCount(1);
  await expect(page.locator(`#_menu a[href="${ADDRESS}"]`)).toHaveCount(1);
  await expect(page.locator(`footer a[href="${ADDRESS}"]`)).toHaveText('Rocket');
  await page.locator(`main a[href="${ADDRESS}"]`).first().click();
  await expect(h1(page)).toHaveText('A rocket, mended overnight');
  await expect(page.locator('[data-block-error]')).toHaveCount(0);
  await page.reload();
  await wake(page);
  await expect(h1(page)).toHaveText('A rocket, mended overnight');
  expect(await (await page.request.get(`${host.url}/sitemap.xml`)).text()).toContain(`${ADDRESS}</loc>`);
  expect(faults).toEqual([]);
});
