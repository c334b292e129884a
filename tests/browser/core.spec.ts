import path from 'node:path';
import { expect, test } from 'playwright/test';
import { build, type Rolldown } from 'vite';
import { readSchemas } from '../../src/engine/disk/schema-files.ts';
import { fixtureCodes, fixtureFiles } from '../support/bad-pages.ts';
import { runCore, type Files } from '../support/core-in-browser.ts';
import { PROJECT } from '../support/dist.ts';
import { siteFiles, type SiteFiles } from '../support/files.ts';
import { EVERYTHING } from '../support/night.ts';

/** By day one fixture of so many; Node looks at each in tests of its own. */
const SHARE = 20;

const SITE = path.join(PROJECT, 'tests/fixtures/site');
const sources = readSchemas(path.join(PROJECT, 'schemas'));

/** Files as the core gets them in a browser. */
const packed = (files: SiteFiles): Files =>
  Object.fromEntries(
    Object.entries(files).map(([file, content]) => [file, Buffer.from(content as string).toString('base64')]),
  );

/** The core as one module that any browser can load. */
async function bundleCore(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: path.join(PROJECT, 'tests/support/core-in-browser.ts'), formats: ['es'] },
    },
  });
  return (result as Rolldown.RolldownOutput[])[0]?.output[0].code ?? '';
}

test('reading, checking, fixing and resolving run in a browser as they do in Node', async ({ page }) => {
  const code = await bundleCore();
  expect(code).not.toMatch(/from\s*["']node:/);
  const fixtures = fixtureCodes().filter((_, index) => EVERYTHING || index % SHARE === 0);
  const names = ['the fixture site', ...fixtures];
  const sites = [packed(siteFiles(SITE)), ...fixtures.map((fixture) => packed(fixtureFiles(fixture)))];
  const inBrowser = await page.evaluate(
    async ([module, given, schemas]) => {
      const core = (await import(`data:text/javascript;base64,${module}`)) as { runCore: typeof runCore };
      return core.runCore(given, schemas);
    },
    [Buffer.from(code).toString('base64'), sites, sources] as const,
  );
  const here = JSON.parse(JSON.stringify(runCore(sites, sources))) as typeof inBrowser;
  for (const [index, name] of names.entries()) expect(inBrowser[index], name).toEqual(here[index]);
  expect(inBrowser[0]?.problems).toEqual([]);
  expect(inBrowser[0]?.pages.length).toBeGreaterThan(20);
});
