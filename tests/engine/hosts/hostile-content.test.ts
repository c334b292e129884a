import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawingIn } from '../../../src/engine/build/drawing/mark-drawing.ts';
import { stillDrawing } from '../../../src/engine/build/drawing/still-drawing.ts';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import type { SiteContent } from '../../../src/engine/read/site-content.ts';
import { realBundle } from '../../support/bundle.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { FIXTURE_ROOT, PROJECT } from '../../support/places.ts';
import {
  placesIn,
  placesOf,
  saturated,
  withData,
  withFields,
  withValues,
} from '../../support/hostile/hostile-content.ts';
import { filesFaults, vocabularyIn, xmlIn } from '../../support/hostile/hostile-files.ts';
import { faultsOf, type Vocabulary } from '../../support/hostile/hostile-html.ts';
import { documentsShowing } from '../../support/hostile/hostile-render.ts';
import { FEW, HOSTILE_FIELDS, HOSTILE_SVG } from '../../support/hostile/hostile-values.ts';
import { startInspector, type Inspector } from '../../support/hostile/html-inspector.ts';
import { EVERYTHING } from '../../support/night.ts';

const SITE = 'pages/_site.json';
const languages = readSite(path.join(PROJECT, 'tests/fixtures/languages'));
const analytics = { provider: 'matomo', host: 'https://visits.example.org', siteId: '7', name: 'Matomo' };
const sites = [
  readSite(FIXTURE_ROOT),
  withData(languages, SITE, { ...languages.documents.get(SITE)?.data, analytics }),
];
const folder = tempFolder();
let inspector: Inspector;
let vocabulary: Vocabulary;
beforeAll(async () => {
  await realBundle();
  const sound = sites.map((_, index) => path.join(folder, `sound-${index}`));
  for (const [index, out] of sound.entries()) await buildSite(sites[index]!, { out });
  inspector = await startInspector();
  vocabulary = await vocabularyIn(sound, inspector);
});
afterAll(async () => {
  await inspector.close();
});

const fields = new Set<string>();

/** By day those files that have a text of a field which none before them has. */
const files = sites.flatMap((content) => {
  const fresh = placesIn(content).filter(({ field }) => !fields.has(field));
  for (const { field } of fresh) fields.add(field);
  return [...content.documents.keys()]
    .filter((file) => EVERYTHING || fresh.some((place) => place.file === file))
    .map((file) => ({ file, content }));
});

/** What is wrong with the pages that show a file, once that says something hostile. */
async function faultsShowing(site: SiteContent, file: string): Promise<string[]> {
  const { renderer } = await realBundle();
  const documents = await documentsShowing(site, file, renderer);
  expect(documents.length).toBeGreaterThan(0);
  return (await inspector.inspect(documents)).flatMap((page) => faultsOf(page, vocabulary));
}

// The fire test (tests/fire) tries every value that there is, and every field alone.
test.each(files)(
  '$file says nothing but hostile things, and its pages are what they were',
  async ({ file, content }) => {
    expect(await faultsShowing(withValues(content, placesOf(content, file), FEW), file)).toEqual([]);
    expect(await faultsShowing(withFields(content, file, HOSTILE_FIELDS), file)).toEqual([]);
  },
);

test.each(sites)('what the checker takes for text is text in every file of a build', async (content) => {
  const { site, count } = saturated(content, FEW[0]);
  expect(count).toBeGreaterThan(50);
  const out = path.join(folder, 'hostile');
  await buildSite(site, { out });
  expect(fs.readFileSync(path.join(out, 'index.html'), 'utf8')).toContain('onerror=pwned()');
  expect(await filesFaults(out, inspector, vocabulary)).toEqual([]);
});

test('of a mark that acts, what is made of it only shows', () => {
  const still = stillDrawing(drawingIn(HOSTILE_SVG));
  expect(() => xmlIn(still)).not.toThrow();
  expect(still).toContain('<path d="M1 1h22v22H1z">');
  expect(still).not.toMatch(/evil\.example\/x\.(?:png|svg)/);
});
