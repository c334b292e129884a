import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { hydrated, mark, sameDocument, wake, watch } from '../../support/browser/app.ts';
import { startDevServer } from '../../support/servers/dev-server.ts';
import { startPreview } from '../../support/servers/preview-server.ts';
import { builtBeside } from '../../support/sites/built.ts';
import { copyOfOwn, type TempSite } from '../../support/sites/temp-site.ts';

// One copy, built once.
test.describe.configure({ mode: 'default' });

let site: TempSite;
const readJson = (file: string): object => JSON.parse(fs.readFileSync(file, 'utf8')) as object;
test.beforeAll(() => {
  site = copyOfOwn();
  const [facts, home] = ['_site', 'index'].map((name) => readJson(path.join(site.root, `pages/${name}.json`)));
  site.write('pages/_site.json', { ...facts, languages: [{ lang: 'ar', folder: '/ar' }] });
  site.write('pages/ar/_site.json', { version: 1 });
  site.write('pages/ar/index.json', { ...home });
});
test.afterAll(() => site.remove());

test('a block of a site’s own, written as MUI shows it, works as built-in ones and breaks no policy', async ({
  page,
}) => {
  const preview = await startPreview(await builtBeside(site.root), path.join(site.root, 'inbox.jsonl'));
  try {
    const faults = watch(page);
    await page.goto(preview.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plants for shady rooms');
    await expect(page.getByRole('heading', { name: 'Saturday' })).toBeVisible();
    await wake(page);
    await page.getByLabel('Which day?').fill('sat');
    await expect(page.getByRole('heading', { name: 'Tuesday to Friday' })).toBeHidden();
    await page.getByRole('button', { name: 'And on holidays?' }).click();
    await expect(page.getByRole('region').getByText('Closed in the second week of August.')).toBeVisible();
    expect(faults).toEqual([]);
  } finally {
    await preview.stop();
  }
});

test('where it is written from the right, left and right of MUI and of its styles are turned around', async ({
  page,
}) => {
  const preview = await startPreview(await builtBeside(site.root), path.join(site.root, 'inbox.jsonl'));
  const spaces = () =>
    page.evaluate(() => {
      const styleOf = (selector: string): CSSStyleDeclaration => getComputedStyle(document.querySelector(selector)!);
      const [icon, block] = [styleOf('[role=alert] > :first-child'), styleOf('#hours')];
      const label = new DOMMatrix(styleOf('#hours label').transform);
      return [icon.marginLeft, icon.marginRight, block.paddingLeft, block.paddingRight, label.e];
    });
  try {
    const faults = watch(page);
    await page.goto(preview.url);
    expect(await spaces()).toEqual(['0px', '12px', '48px', '32px', 14]);
    const turned = ['12px', '0px', '32px', '48px', -14];
    await page.goto(`${preview.url}/ar`);
    expect(await spaces(), 'as it is written').toEqual(turned);
    await wake(page);
    await page.getByLabel('Which day?').fill('sat');
    await page.getByLabel('Which day?').fill('');
    await expect(page.getByLabel('Which day?')).toBeFocused();
    await page.getByLabel('Which day?').blur();
    await expect.poll(spaces, 'alive').toEqual(turned);
    expect(faults).toEqual([]);
  } finally {
    await preview.stop();
  }
});

test('while it is written, a saved change of it shows at once, without reload', { tag: '@all' }, async ({ page }) => {
  const server = await startDevServer(site.root);
  try {
    await page.goto(server.url);
    await hydrated(page);
    await page.getByLabel('Which day?').fill('sat');
    await mark(page);
    const file = path.join(site.root, 'blocks/openingHours.tsx');
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('And on holidays?', 'And in August?'));
    await expect(page.getByRole('button', { name: 'And in August?' })).toBeVisible();
    await expect(page.getByLabel('Which day?')).toHaveValue('sat');
    expect(await sameDocument(page)).toBe(true);
  } finally {
    await server.stop();
  }
});
