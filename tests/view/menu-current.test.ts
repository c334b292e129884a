import { expect, test } from 'vitest';
import { realBundle, resolved } from '../support/bundle.ts';
import { FIXTURE_ROOT } from '../support/places.ts';

test('all links of a menu say whether one is below them, the way to more like the others', async () => {
  const content = resolved(FIXTURE_ROOT);
  const page = content.page('/repairs/wheels/tubeless');
  if (!page) throw new Error('There is no page /repairs/wheels/tubeless.');
  const { header } = await (await realBundle()).renderer.renderPage(page, content.site);
  expect(header).toMatch(/class="whole"><a[^>]* aria-current="true"[^>]*>All repairs/);
});
