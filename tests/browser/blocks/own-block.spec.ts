import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { countLoads, hydrated, mark, openLive, sameDocument, wake, watch } from '../../support/browser/app.ts';
import { follow } from '../../support/browser/follow.ts';
import { atNight } from '../../support/night.ts';
import { startDevServer } from '../../support/servers/dev-server.ts';
import { startPreview } from '../../support/servers/preview-server.ts';
import { ownHost } from '../../support/servers/own-host.ts';
import { buildByCommand } from '../../support/sites/build-by-command.ts';
import { copyOfOwn, pageOf, type TempSite } from '../../support/sites/temp-site.ts';

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

test(
  'a block of a site’s own, written as MUI shows it, works as built-in ones and breaks no policy',
  atNight(true),
  async ({ page }) => {
    const preview = await startPreview(await buildByCommand(site.root), path.join(site.root, 'inbox.jsonl'));
    try {
      const faults = watch(page);
      await page.goto(preview.url);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plants for shady rooms');
      await expect(page.getByRole('heading', { name: 'Saturday' })).toBeVisible();
      await expect(page.locator('#hours'), 'what an owner lays out keeps words whole').toHaveCSS(
        'overflow-wrap',
        'break-word',
      );
      await expect(page.locator('#hours h3').first(), 'but for texts').toHaveCSS('overflow-wrap', 'anywhere');
      await wake(page);
      await page.getByLabel('Which day?').fill('sat');
      await expect(page.getByRole('heading', { name: 'Tuesday to Friday' })).toBeHidden();
      await page.getByRole('button', { name: 'And on holidays?' }).click();
      await expect(page.getByRole('region').getByText('Closed in the second week of August.')).toBeVisible();
      expect(faults).toEqual([]);
    } finally {
      await preview.stop();
    }
  },
);

test(
  'where it is written from the right, left and right of MUI and of its styles are turned around',
  atNight(true),
  async ({ page }) => {
    const preview = await startPreview(await buildByCommand(site.root), path.join(site.root, 'inbox.jsonl'));
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
  },
);

/** What is set by attributes of how elements look. */
const attributesOf = (page: Page): Promise<string[]> =>
  page.locator('main [style]').evaluateAll((all: HTMLElement[]) => all.map(({ style }) => style.cssText));

test('links to it are followed softly, also once its next version is published', atNight(true), async ({ page }) => {
  const [about, more] = ['About us', 'More'].map((title) => pageOf(title, [{ type: 'poster', heading: title }]));
  site.write('pages/about.json', about);
  site.write('pages/more.json', more);
  const links = ['About', 'More'].map((label) => ({ label, href: `/${label.toLowerCase()}` }));
  site.write('pages/plain.json', pageOf('Plain', [{ type: 'hero', heading: 'Plain', actions: links }]));
  const host = await ownHost(await buildByCommand(site.root));
  const heading = page.getByRole('heading', { level: 1 });
  try {
    await openLive(page, `${host.url}/plain`);
    await mark(page);
    await follow(page, '/about');
    await expect(heading).toHaveText('About us');
    await page.goBack();
    const component = path.join(site.root, 'blocks/poster.tsx');
    fs.writeFileSync(component, fs.readFileSync(component, 'utf8').replace('{heading}</', '{heading}, anew</'));
    fs.cpSync(await buildByCommand(site.root), host.dir, { recursive: true });
    expect(await sameDocument(page)).toBe(true);
    // MUI sets styles of single elements by attributes, which the policy of another page knows nothing of.
    const faults = watch(page);
    await follow(page, '/');
    await expect(heading).toHaveText('Plants for shady rooms, anew');
    const soft = await attributesOf(page);
    const loaded = await page.context().newPage();
    await loaded.goto(host.url);
    expect(soft).toEqual(await attributesOf(loaded));
    expect([soft.length > 2, faults]).toEqual([true, []]);
    await loaded.close();
    const loads = countLoads(page);
    await follow(page, '/more');
    await expect(heading).toHaveText('More, anew');
    expect([loads.count, await sameDocument(page)]).toEqual([0, true]);
  } finally {
    await host.close();
  }
});

test(
  'what its schema says of other hosts is allowed on its pages, which are loaded whole from others',
  atNight(true),
  async ({ page }) => {
    const slots = copyOfOwn();
    slots.write('blocks/poster.schema.json', {
      ...readJson(path.join(slots.root, 'blocks/poster.schema.json')),
      'x-csp': { 'connect-src': ['https://api.example.com'] },
    });
    slots.write(
      'blocks/poster.tsx',
      `import { useEffect, useState } from 'react';
export default function Poster({ heading }: { heading: string }) {
  const [slots, setSlots] = useState('');
  useEffect(() => void fetch('https://api.example.com/slots').then(async (answer) => setSlots(await answer.text())), []);
  return <section><h1>{heading}</h1><p>{slots}</p></section>;
}
`,
    );
    const links = ['About', 'More'].map((label) => ({ label, href: `/${label.toLowerCase()}` }));
    slots.write(
      'pages/about.json',
      pageOf('About us', [
        { type: 'poster', heading: 'About us' },
        { type: 'cta', heading: 'More', actions: links },
      ]),
    );
    slots.write('pages/more.json', pageOf('More', [{ type: 'poster', heading: 'More' }]));
    slots.write('pages/plain.json', pageOf('Plain', [{ type: 'hero', heading: 'Plain', actions: links }]));
    await page.route('https://api.example.com/slots', (route) =>
      route.fulfill({ body: 'Tuesday at ten', headers: { 'access-control-allow-origin': '*' } }),
    );
    const host = await ownHost(await buildByCommand(slots.root));
    try {
      const faults = watch(page);
      await openLive(page, `${host.url}/plain`);
      await mark(page);
      await follow(page, '/about');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
      expect(await sameDocument(page)).toBe(false);
      await wake(page);
      await expect(page.getByText('Tuesday at ten')).toBeVisible();
      await mark(page);
      await follow(page, '/more');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('More');
      await expect(page.getByText('Tuesday at ten')).toBeVisible();
      expect(await sameDocument(page)).toBe(true);
      expect(faults).toEqual([]);
    } finally {
      await host.close();
      slots.remove();
    }
  },
);

test('while it is written, a saved change of it shows at once, without reload', atNight(true), async ({ page }) => {
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
