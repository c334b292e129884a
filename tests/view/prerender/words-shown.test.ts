import path from 'node:path';
import { expect, test } from 'vitest';
import { treesOf, type HtmlNode } from '../../../src/engine/build/markdown/html-tree.ts';
import { readSchemas } from '../../../src/engine/disk/schema-files.ts';
import { textFieldsOf } from '../../../src/engine/search/text-fields.ts';
import { searchedPage } from '../../../src/model/search-index/searched-page.ts';
import { realBundle, resolved } from '../../support/bundle.ts';
import { FIXTURE_ROOT, PROJECT } from '../../support/places.ts';

/** What a part of a page says, in words and in attributes. */
const saidIn = (node: HtmlNode): string =>
  typeof node === 'string' ? node : [...Object.values(node.attributes), ...node.children.map(saidIn)].join(' ');

const wordsOf = (text: string): Set<string> => new Set(text.match(/[\p{L}\p{N}]+/gu));

// The site uses every field of every block: one that a component forgets would be found and seen by nobody.
test('what the search finds of a block stands on its page', async () => {
  const content = resolved(FIXTURE_ROOT);
  const { renderer } = await realBundle();
  const fields = textFieldsOf({ sources: readSchemas(path.join(PROJECT, 'schemas')) });
  const missing: string[] = [];
  let looked = 0;
  for (const address of content.addresses.keys()) {
    const page = content.page(address);
    if (!page) continue;
    const { main } = await renderer.renderPage(page, content.siteAt(page));
    const shown = wordsOf(treesOf(main).map(saidIn).join(' '));
    const found = searchedPage(page, fields).parts.flatMap(({ heading = '', text }) => [
      ...wordsOf(`${heading} ${text}`),
    ]);
    looked += found.length;
    missing.push(...found.filter((word) => !shown.has(word)).map((word) => `${address}: ${word}`));
  }
  expect(missing).toEqual([]);
  expect(looked).toBeGreaterThan(1000);
});
