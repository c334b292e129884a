import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteContent } from '../../../src/engine/read/site-content.ts';
import { realBundle } from '../../support/bundle.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { placesOf, withFields, withValues } from '../../support/hostile/hostile-content.ts';
import { faultsOf, type Vocabulary } from '../../support/hostile/hostile-html.ts';
import { documentsShowing } from '../../support/hostile/hostile-render.ts';
import { inspectSound, SOUND_SITES } from '../../support/hostile/hostile-sites.ts';
import { FEW, HOSTILE_FIELDS } from '../../support/hostile/hostile-values.ts';
import type { Inspector } from '../../support/hostile/html-inspector.ts';

const files = SOUND_SITES.flatMap((content) => [...content.documents.keys()].map((file) => ({ file, content })));

let inspector: Inspector;
let vocabulary: Vocabulary;
beforeAll(async () => {
  ({ inspector, vocabulary } = await inspectSound(tempFolder()));
});
afterAll(() => inspector.close());

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
