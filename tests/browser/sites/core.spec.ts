import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import type { runCore } from '../../support/core-in-browser.ts';
import type { CoreInNode } from '../../support/core-in-node.ts';
import { atNight } from '../../support/night.ts';
import { PROJECT } from '../../support/places.ts';

async function coreInNode(): Promise<CoreInNode> {
  const script = path.join(PROJECT, 'tests/support/core-in-node.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    cwd: PROJECT,
    maxBuffer: Infinity,
  });
  return JSON.parse(stdout) as CoreInNode;
}

// By day, the rules of lint hold what it is made of to code that runs anywhere.
test('reading, checking, fixing and resolving run in a browser as they do in Node', atNight(true), async ({ page }) => {
  // It is given all examples of all problems, on both sides: half a minute where nothing else runs.
  test.setTimeout(180_000);
  const { code, names, sites, sources, outcomes } = await coreInNode();
  expect(code).not.toMatch(/from\s*["']node:/);
  const inBrowser = await page.evaluate(
    async ([module, given, schemas]) => {
      // An address that holds a code of two million letters itself takes a browser most of a minute to read.
      const file = URL.createObjectURL(new Blob([module], { type: 'text/javascript' }));
      const core = (await import(file)) as { runCore: typeof runCore };
      return core.runCore(given, schemas);
    },
    [code, sites, sources] as const,
  );
  for (const [index, name] of names.entries()) expect(inBrowser[index], name).toEqual(outcomes[index]);
  expect(inBrowser[0]?.problems).toEqual([]);
  expect(inBrowser[0]?.pages.length).toBeGreaterThan(20);
});
