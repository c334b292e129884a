import path from 'node:path';
import type { ComponentProps } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { loadPart as LoadPart } from '../../src/live-parts.ts';
import type { Live } from '../../src/ui/Live.tsx';

let loadPart: typeof LoadPart;
beforeAll(async () => {
  const modules = { toString: 'node:path' };
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify({ modules }) }) });
  ({ loadPart } = await import('../../src/live-parts.ts'));
});
afterAll(() => void vi.unstubAllGlobals());

test("a site's own block lives that is called as every object has something called", async () => {
  expect((await loadPart('toString'))?.default).toBe(path);
});

test('a block of which nothing is named that brings it to life does not compile with a live part', async () => {
  const named: ComponentProps<typeof Live>['type'] = 'embed';
  // @ts-expect-error -- it is in no list of what lives
  const forgotten: ComponentProps<typeof Live>['type'] = 'faq';
  expect([named, forgotten].map((type) => loadPart(type) !== undefined)).toEqual([true, false]);
});
