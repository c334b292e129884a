import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { loadPart as LoadPart } from '../../src/live-parts.ts';

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
