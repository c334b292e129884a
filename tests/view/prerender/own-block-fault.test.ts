import { expect, it } from 'vitest';
import { isOwnBlockFault } from '../../../src/model/rendering/own-block-fault.ts';
import type { Block } from '../../../src/model/page/types.ts';
import { ownBlocks } from 'virtual:pagewright/own-blocks';
import { resolved } from '../../support/bundle.ts';
import { FIXTURE_ROOT } from '../../support/places.ts';

const blocks: Record<string, string> = {
  broken: 'data:text/javascript,export default () => { throw new Error("days is not iterable"); return null }',
  torn: 'data:text/javascript,throw new Error("paper is not defined")',
  hasty: 'data:text/javascript,export default () => { if (!0) throw "no days"; return null }',
  absent: 'data:text/javascript,export default undefined',
};
// What draws pages looks at once which blocks there are.
for (const [type, module] of Object.entries(blocks)) ownBlocks[type] = () => import(/* @vite-ignore */ module);
const { renderer } = await import('../../../src/entry-server.tsx');

it.each([
  ['broken', 'days is not iterable'],
  ['torn', 'paper is not defined'],
  ['hasty', 'no days'],
  ['absent', 'Element type is invalid: expected a function but got: nothing.'],
])('names the own block that a page cannot be drawn for: %s', async (type, reason) => {
  const content = resolved(FIXTURE_ROOT);
  const page = content.page('/');
  if (!page) throw new Error('The fixture site has a home page.');
  const blocks = [{ type, id: 'x' } as unknown as Block];
  const fault: unknown = await renderer.renderPage({ ...page, blocks }, content.siteAt(page)).catch((error) => error);
  expect(isOwnBlockFault(fault)).toBe(true);
  expect(String(fault)).toContain(`blocks/${type}.tsx: ${reason}`);
});
