import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { htmlOf } from '../../support/sites/built-files.ts';
import { buildChecked } from '../../support/sites/build-checked.ts';
import { ROCKET } from '../../support/sites/new-entry.ts';
import { copyOfFixture, type TempSite } from '../../support/sites/temp-site.ts';

let site: TempSite;
let out = '';
beforeAll(async () => {
  site = copyOfFixture();
  site.write(ROCKET.file, ROCKET.page);
  out = await buildChecked(site.root);
});
afterAll(() => site.remove());

/** A part of a page's HTML, from the first of two texts to the next of the other. */
function partOf(html: string, from: string, to: string): string {
  const start = html.indexOf(from);
  expect(start).not.toBe(-1);
  return html.slice(start, html.indexOf(to, start));
}

test('one new file is a whole new entry: listed, filtered, linked, in the menus and rendered', () => {
  const list = htmlOf('/bikes', out);
  const link = new RegExp(`href="?${ROCKET.address}"?[ >]`);
  const section = partOf(list, '<section id="here"', '</section>');
  expect(section).toMatch(/<h3[^>]*>.*Rocket/);
  expect(section).toMatch(link);
  expect(section).toMatch(/<button[^>]*>Space</);
  for (const part of [partOf(list, '<nav aria-label="Main"', '</nav>'), partOf(list, 'id="_menu"', '</header>')])
    expect(part).toMatch(link);
  expect(partOf(list, '<footer', '</footer>')).toMatch(link);
  const page = htmlOf(ROCKET.address, out);
  expect(page).toMatch(/<h1[^>]*>A rocket, mended overnight/);
  expect(page).toContain('It flew.');
  expect(page).not.toContain('data-block-error');
  expect(fs.readFileSync(path.join(out, 'sitemap.xml'), 'utf8')).toContain(`${ROCKET.address}</loc>`);
});
