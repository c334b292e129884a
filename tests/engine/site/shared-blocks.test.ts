import { expect, it } from 'vitest';
import { checkContent } from '../../../src/engine/check/check-content.ts';
import { siteEnvironment } from '../../../src/engine/disk/site-environment.ts';
import { readContent } from '../../../src/engine/read/read-content.ts';
import type { SiteContent } from '../../../src/engine/read/site-content.ts';
import { resolveContent } from '../../../src/engine/resolve/resolve-content.ts';
import { block, EXAMPLE_PAGE, type Example } from '../../../src/model/diagnostics/example.ts';
import { SCHEMAS } from '../../support/checked.ts';
import { exampleSite } from '../../support/sites/example-site.ts';
import { PROJECT } from '../../support/places.ts';
import { VIEW } from '../../support/view.ts';

const COUNT = 12_000;
const PART = { type: 'shared', name: 'part0', id: 'letter' };
const LETTER = '{ "type": "newsletter", "id": "other", "heading": "One letter a month" }';

/** A page that shows the first of many shared blocks, of which each shows the next. */
function inARow(last: string): SiteContent {
  const otherFiles: Example['otherFiles'] = Object.fromEntries(
    Array.from({ length: COUNT }, (_, at) => [
      `pages/_shared/part${at}.json`,
      block(at < COUNT - 1 ? `{ "type": "shared", "name": "part${at + 1}" }` : last),
    ]),
  );
  return readContent(exampleSite(block(JSON.stringify(PART), otherFiles)), SCHEMAS);
}

it('shows what stands in the last of thousands of shared blocks within each other, under the first name it is given', () => {
  const content = inARow(LETTER);
  expect(checkContent(content)).toEqual([]);
  const address = EXAMPLE_PAGE.slice('pages'.length, -'.json'.length);
  const page = resolveContent(content, siteEnvironment(PROJECT, VIEW)).page(address);
  expect(page?.blocks.at(-1)).toMatchObject({ type: 'newsletter', id: 'letter', heading: 'One letter a month' });
});

it('tells a circle of shared blocks at the end of thousands, once', () => {
  const found = checkContent(inARow(`{ "type": "shared", "name": "part${COUNT - 2}" }`));
  expect(found.map(({ code, file, args }) => ({ code, file, args }))).toEqual([
    {
      code: 'shared/cycle',
      file: `pages/_shared/part${COUNT - 2}.json`,
      args: { chain: [`part${COUNT - 2}`, `part${COUNT - 1}`, `part${COUNT - 2}`] },
    },
  ]);
});
