import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from '../../src/engine/build/build-site.ts';
import { checkContent } from '../../src/engine/check/check-content.ts';
import { readSite } from '../../src/engine/disk/read-site.ts';
import type { SiteContent } from '../../src/engine/read/site-content.ts';
import { realBundle } from '../support/bundle.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { FIXTURE_ROOT } from '../support/places.ts';
import {
  isAccepted,
  placesIn,
  placesOf,
  saturated,
  withValue,
  withValues,
} from '../support/hostile/hostile-content.ts';
import { filesFaults, vocabularyIn } from '../support/hostile/hostile-files.ts';
import { faultsOf, type Vocabulary } from '../support/hostile/hostile-html.ts';
import { allDocuments, documentsShowing } from '../support/hostile/hostile-render.ts';
import { FEW, HOSTILE } from '../support/hostile/hostile-values.ts';
import { runIn } from '../support/hostile/hostile-visit.ts';
import { startInspector, type Inspector } from '../support/hostile/html-inspector.ts';

const content = readSite(FIXTURE_ROOT);
const files = [...content.documents.keys()];
const places = placesIn(content);
const classes = Object.entries(HOSTILE);

const folder = tempFolder();
let inspector: Inspector;
let vocabulary: Vocabulary;
beforeAll(async () => {
  await realBundle();
  const out = path.join(folder, 'sound');
  await buildSite(content, { out });
  inspector = await startInspector();
  vocabulary = await vocabularyIn([out], inspector);
});
afterAll(async () => {
  await inspector.close();
  console.log('Hostile values:', counts);
});

const counts = { checked: 0, taken: 0, documents: 0, builds: 0, refused: 0, visits: 0 };

async function faultsIn(documents: string[]): Promise<string[]> {
  counts.documents += documents.length;
  return (await inspector.inspect(documents)).flatMap((page) => faultsOf(page, vocabulary));
}

test.each(classes)('%s in every field: the checker has an answer', (_, values) => {
  for (const place of places)
    for (const value of values) {
      counts.checked += 1;
      if (isAccepted(withValue(content, place, value), place.file)) counts.taken += 1;
    }
  expect(counts.checked).toBeGreaterThan(0);
});

test.each([...FEW, '__proto__', ''])('%j in every field: the checker has an answer for all other files', (value) => {
  for (const place of places) expect(() => checkContent(withValue(content, place, value))).not.toThrow();
});

test.each(classes)('%s wherever the checker takes them: text, on every page', async (_, values) => {
  const { renderer } = await realBundle();
  const faults: unknown[] = [];
  for (const value of values)
    for (const fault of await faultsIn(await allDocuments(saturated(content, value).site, renderer)))
      faults.push([value, fault]);
  expect(faults).toEqual([]);
});

test.each(classes)('%s wherever they are, past the checker: text, or no page', async (_, values) => {
  const { renderer } = await realBundle();
  const faults: unknown[] = [];
  for (const value of values)
    for (const file of files) {
      const site = withValues(content, placesOf(content, file), [value]);
      for (const fault of await faultsIn(await documentsShowing(site, file, renderer)))
        faults.push([file, value, fault]);
    }
  expect(faults).toEqual([]);
});

test.each(FEW)('%j in each field alone, past the checker: text, or no page', async (value) => {
  const { renderer } = await realBundle();
  const faults: unknown[] = [];
  for (const place of places) {
    // What cannot be rendered is not written.
    const documents = await documentsShowing(withValue(content, place, value), place.file, renderer).catch(() => []);
    if (documents.length === 0) counts.refused += 1;
    for (const fault of await faultsIn(documents)) faults.push([place.field, fault]);
  }
  expect(faults).toEqual([]);
});

/** Builds content that no checker has seen; whether it could be built. */
async function built(site: SiteContent, out: string): Promise<boolean> {
  counts.builds += 1;
  const done = await buildSite(site, { out }).catch(() => undefined);
  if (done === undefined) counts.refused += 1;
  return done !== undefined;
}

// The code is bundled anew for each base path, and its pattern allows letters only.
const ofSite = placesIn(content).filter(({ file, field }) => file === 'pages/_site.json' && field !== 'site.basePath');

test.each(FEW)(
  '%j in each field of the site file: every file is what its name says, or none is written',
  async (value) => {
    const few = new Map(['pages/_site.json', 'pages/index.json'].map((file) => [file, content.documents.get(file)!]));
    const out = path.join(folder, 'field');
    const faults: unknown[] = [];
    for (const place of ofSite)
      if (await built(withValue({ ...content, documents: few }, place, value), out))
        for (const fault of await filesFaults(out, inspector, vocabulary)) faults.push([place.field, fault]);
    expect(faults).toEqual([]);
  },
);

/** Sites that say nothing but one hostile thing: wherever the checker takes it, and wherever there is a text. */
const SITES = [
  ...[...HOSTILE.MARKUP.slice(0, 2), ...FEW].map((value) => ['taken', value] as const),
  ...FEW.map((value) => ['forced', value] as const),
];

test.each(SITES)('%s, nothing of %j runs in a browser, with the policy and without', async (how, value) => {
  const everywhere = (): SiteContent =>
    files.reduce((site, file) => withValues(site, placesOf(content, file), [value]), content);
  const out = path.join(folder, 'visited');
  const isBuilt = await built(how === 'taken' ? saturated(content, value).site : everywhere(), out);
  const { visits, ran } = isBuilt ? await runIn(out) : { visits: 0, ran: [] };
  counts.visits += visits;
  expect(ran).toEqual([]);
});

test('that was asked of many pages', () => {
  expect(counts.visits).toBeGreaterThan(200);
});
