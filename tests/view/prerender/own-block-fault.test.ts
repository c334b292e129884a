import { expect, it } from 'vitest';
import { renderer } from '../../../src/entry-server.tsx';
import { isOwnBlockFault } from '../../../src/model/rendering/own-block-fault.ts';
import type { Block } from '../../../src/model/page/types.ts';
import { joinBlocks } from '../../../src/renderer/registry.ts';
import { resolved } from '../../support/bundle.ts';
import { FIXTURE_ROOT } from '../../support/places.ts';

joinBlocks({
  broken: 'data:text/javascript,export default () => { throw new Error("days is not iterable") }',
  torn: 'data:text/javascript,throw new Error("paper is not defined")',
  hasty: 'data:text/javascript,export default () => { throw "no days" }',
});

it.each([
  ['broken', 'days is not iterable'],
  ['torn', 'paper is not defined'],
  ['hasty', 'no days'],
])('names the own block that a page cannot be drawn for: %s', async (type, reason) => {
  const content = resolved(FIXTURE_ROOT);
  const page = content.page('/');
  if (!page) throw new Error('The fixture site has a home page.');
  const blocks = [{ type, id: 'x' } as unknown as Block];
  const fault: unknown = await renderer.renderPage({ ...page, blocks }, content.siteAt(page)).catch((error) => error);
  expect(isOwnBlockFault(fault)).toBe(true);
  expect(String(fault)).toContain(`blocks/${type}.tsx: ${reason}`);
});
