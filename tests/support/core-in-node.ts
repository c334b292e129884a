// Says as JSON what the core does on given files in Node, with the same core as one module for a browser. A process of its
// own: the runner of the browser tests compiles what a test imports file by file, which takes longer than the test.
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { readSchemas } from '../../src/engine/disk/schema-files.ts';
import type { SchemaSources } from '../../src/engine/schema/schema.ts';
import { fixtureCodes, fixtureFiles } from './sites/code-fixtures.ts';
import { runCore, type Files } from './core-in-browser.ts';
import { FIXTURE_ROOT, PROJECT } from './places.ts';
import { siteFiles, type SiteFiles } from './files.ts';
import { EVERYTHING } from './night.ts';

/** By day one fixture of so many; Node looks at each in tests of its own. */
const SHARE = 20;

/** What the core makes of some sites here, and all that a browser needs to do the same. */
export interface CoreInNode {
  /** The core as a module that imports nothing. */
  code: string;
  names: string[];
  sites: Files[];
  sources: SchemaSources;
  outcomes: ReturnType<typeof runCore>;
}

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
      minify: false,
      target: 'es2023',
      lib: { entry: path.join(PROJECT, 'tests/support/core-in-browser.ts'), formats: ['es'] },
    },
  });
  return (result as Rolldown.RolldownOutput[])[0]?.output[0].code ?? '';
}

const fixtures = fixtureCodes().filter((_, index) => EVERYTHING || index % SHARE === 0);
const sites = [packed(siteFiles(FIXTURE_ROOT)), ...fixtures.map((fixture) => packed(fixtureFiles(fixture)))];
const sources = readSchemas(path.join(PROJECT, 'schemas'));
const said: CoreInNode = {
  code: await bundleCore(),
  names: ['the fixture site', ...fixtures],
  sites,
  sources,
  outcomes: runCore(sites, sources),
};
process.stdout.write(JSON.stringify(said));
