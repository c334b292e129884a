import { expect, it, vi } from 'vitest';
import { renderer } from '../../../src/entry-server.tsx';
import { isOwnBlockFault } from '../../../src/model/rendering/own-block-fault.ts';
import type { Block } from '../../../src/model/page/types.ts';
import { resolved } from '../../support/bundle.ts';
import { FIXTURE_ROOT } from '../../support/places.ts';

vi.mock('virtual:pagewright/own-blocks', () => {
  const Broken = (): never => {
    throw new Error('days is not iterable');
  };
  const torn = (): Promise<never> => Promise.reject(new Error('paper is not defined'));
  const Hasty = (): never => {
    // oxlint-disable-next-line no-throw-literal, typescript/only-throw-error -- as an owner may
    throw 'no days';
  };
  return {
    ownBlocks: {
      hasty: () => Promise.resolve({ default: Hasty }),
      broken: () => Promise.resolve({ default: Broken }),
      torn,
    },
  };
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
