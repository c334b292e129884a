import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { unescapeHtml } from '../../../src/model/rendering/react-escapes.ts';
import { defaultLook } from '../../../src/engine/brand/default-look.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import type { SiteDocument } from '../../../src/model/page/types.ts';
import { ar } from '../../../src/strings/languages/ar.ts';
import { de } from '../../../src/strings/languages/de.ts';
import { reported } from '../../support/checked.ts';
import { englishOn } from '../../support/sites/english.ts';
import { FIXTURE_ROOT, PROJECT } from '../../support/places.ts';
import { exceeds, KB } from '../../support/sizes.ts';
import { htmlOf } from '../../support/sites/built-files.ts';
import { builtPages, headFaults, policyFaults, structureFaults, type BuiltPage } from '../../support/page-html.ts';
import { builtSite } from '../../support/sites/built-sites.ts';

const EXAMPLES = path.join(PROJECT, 'examples');
const names = fs.readdirSync(EXAMPLES);
const roots = [PROJECT, FIXTURE_ROOT, ...names.map((name) => path.join(EXAMPLES, name))];
const BUDGET = 11.25 * KB;

const siteOf = (root: string): SiteDocument =>
  readSite(root).documents.get('pages/_site.json')?.data as unknown as SiteDocument;

/** The colors that a site names, or those of one that names none. */
function colorsOf({ theme }: SiteDocument): string[] {
  const { ground, ink, action, data } = defaultLook.light.tones.default;
  return Object.values(theme?.colors ?? { ground, ink, action, data });
}

/** What only one site may say or show: its name, its address, its colors. */
function ownWords(root: string): string[] {
  const site = siteOf(root);
  return [site.name, new URL(site.url).host, ...colorsOf(site)];
}

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => fs.readFileSync(path.join(entry.parentPath, entry.name), 'base64'));

/** Each language of an example but English, with where its pages lie and what it says by itself. */
const TRANSLATED: Record<string, { folder: string; opening: string; own: unknown }> = {
  bakery: { folder: '', opening: '<html lang="de-DE">', own: de },
  nasma: { folder: '/ar', opening: '<html lang="ar" dir="rtl">', own: ar },
};

describe.each(names)('the example %s', (name) => {
  const root = path.join(EXAMPLES, name);
  let out = '';
  let pages: BuiltPage[];
  beforeAll(async () => {
    out = await builtSite(name);
    pages = builtPages(out);
  }, 60_000);

  test('has nothing to mend', () => {
    expect(reported(readSite(root))).toEqual([]);
  });

  test('has pages that are sound and light', () => {
    const faults = [headFaults, structureFaults, policyFaults].flatMap((faultsOf) =>
      pages.flatMap((page) => faultsOf(page).map((fault) => `${page.address} lacks ${fault}`)),
    );
    expect(faults).toEqual([]);
    expect(pages.filter(({ html }) => exceeds(BUDGET, html)).map(({ address }) => address)).toEqual([]);
  });

  const translated = TRANSLATED[name] ?? { folder: '', opening: '', own: {} };
  test.skipIf(!(name in TRANSLATED))('says nothing in English where it speaks another language', () => {
    const { folder, opening, own } = translated;
    const inLanguage = pages.filter(({ address }) => `${address}/`.startsWith(`${folder}/`)).map(({ html }) => html);
    expect(inLanguage.length).toBeGreaterThan(3);
    expect(inLanguage.filter((html) => !html.includes(opening))).toEqual([]);
    expect(englishOn(inLanguage, own)).toEqual([]);
  });

  test('has no word and no color of another site', () => {
    const others = roots.filter((other) => other !== root).flatMap(ownWords);
    const html = pages.map((page) => page.html.toLowerCase()).join('\n');
    expect(others.filter((word) => html.includes(word.toLowerCase()))).toEqual([]);
    const site = siteOf(root);
    for (const word of [site.name, ...colorsOf(site)])
      expect(unescapeHtml(htmlOf('/', out)).toLowerCase()).toContain(word.toLowerCase());
  });

  test('shares no picture with another site', () => {
    const own = new Set(filesBelow(path.join(root, 'public')));
    expect(own.size).toBeGreaterThan(3);
    const others = roots.filter((other) => other !== root).flatMap((other) => filesBelow(path.join(other, 'public')));
    expect(others.filter((file) => own.has(file))).toEqual([]);
  });
});
