import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { compileLater } from '../scripts/test/compile-later.ts';
import { ownBlocksPlugin } from '../src/engine/build/bundle/own/own-blocks-plugin.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const everything = process.env['TEST_ALL'] === '1';
const quick = process.env['TEST_QUICK'] === '1';

/**
 * What takes long because it does so much, for the night: 100,000 hostile requests, web servers, an inbox that is
 * killed, an installation, builds with pictures, in threads and one after another, hostile words in each file alone,
 * very much to fix or to share, what can be told of others after any page of any fixture has changed, a new block that
 * is compiled, what an owner's own block seldom depends on, how the dev server draws one that is edited, both guides,
 * followed step by step, sites that begin in each language, all that is reported as SARIF, dictionaries, licenses, code
 * that is kept, what keeps an owner's blocks from being bundled, changes and faults in them, and how often things are
 * done.
 */
const LONG = [
  'tests/fire/**',
  'tests/hosts/**',
  'tests/pack/**',
  'tests/engine/build/bundle/own-blocks.test.ts',
  'tests/engine/**/{check-sarif,check-spelling,check-work,compile-cache,fix-work,licenses,live-work,move-work,own-block-change,own-block-fault,starters}.test.ts',
  'tests/engine/**/{affected,bench,changes-command,changes-pictures,dev-renderer,fix-much,guide,hostile-pages,inbox-durability,new-block-code,own-block-seldom,own-site-guide,repeated-build,shared-blocks,threaded-build}.test.ts',
];

/**
 * What starts commands, servers and compilers, builds whole sites or tries many: more than "npm run test:quick" has
 * time for.
 */
const SLOW = [
  'tests/site/**',
  'tests/view/**/{built-pages,render-any}.test.ts',
  'tests/engine/**/{check-changed,check-command,check-properties,check-summary,content-threads,dev-server,examples,fix,fix-code-fixtures,fix-properties,generate,hostile-content}.test.ts',
  'tests/engine/**/{incremental-build,sharded-build,live-content,migrate,mistakes-data,move,move-command,mutations,new-block,new-page}.test.ts',
];

/**
 * What replaces modules has them loaded for itself alone: what another test has loaded could not be replaced any more.
 */
const MOCKING = fs
  .readdirSync(path.join(project, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/${file.split(path.sep).join('/')}`)
  .filter((file) => /\bvi\.(?:do)?mock\(/i.test(fs.readFileSync(path.join(project, file), 'utf8')));

const INCLUDE = ['tests/{engine,view,site,fire,hosts,pack}/**/*.test.{ts,tsx}'];
const EXCLUDE = [...(everything ? [] : LONG), ...(quick ? SLOW : [])];

/**
 * What takes longest begins first, so that every core has something to do to the end. What replaces modules comes last:
 * a process that has run one of these ends, and the next would load everything anew.
 */
const LONGEST =
  /\/(?:check-properties|dev-server|examples|fix-properties|hostile-content|hostile-pages|incremental-build|move|new-block-code|servers|repeated-build|threaded-build|site\/pages|package)\.test\.ts$/;

/** What counts calls comes before all others: to count, V8 looks at all code that a process has loaded by then. */
const COUNTING = /\/(?:\w+-work|related)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification): number => {
      if (project.name === 'mocking') return 3;
      if (COUNTING.test(moduleId)) return 0;
      return LONGEST.test(moduleId) ? 1 : 2;
    };
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

/**
 * Some packages check themselves at every step where one develops with them, which Vitest adds to what is asked for.
 */
const packagesAsPublished: Plugin = {
  name: 'packages-as-published',
  configResolved({ resolve, ssr, environments }) {
    for (const each of [resolve, ssr.resolve, ...Object.values(environments).map((one) => one.resolve)])
      if (each?.conditions) each.conditions = each.conditions.filter((one) => !one.startsWith('development'));
  },
};

export default defineConfig({
  root: project,
  configFile: false,
  plugins: [packagesAsPublished, ownBlocksPlugin(fileURLToPath(new URL('fixtures/site', import.meta.url)), new Set())],
  test: {
    environment: 'node',
    globalSetup: path.join(project, 'scripts/test/setup-temp-folder.ts'),
    // A test that expects nothing, such as of a list that is empty by now, could not fail.
    expect: { requireAssertions: true },
    sequence: { sequencer: LongestFirst },
    testTimeout: everything ? 900_000 : 60_000,
    hookTimeout: everything ? 600_000 : 120_000,
    maxWorkers: os.availableParallelism(),
    // Sites are read and checked by the thousand: with more room for what is young, less time goes to collecting it.
    execArgv: ['--max-semi-space-size=64', ...compileLater()],
    projects: [
      // No other test leaves anything behind in modules; loading them anew for every file would take longer than the
      // tests.
      {
        extends: true,
        test: { name: 'shared', include: INCLUDE, exclude: [...EXCLUDE, ...MOCKING], isolate: false },
      },
      { extends: true, test: { name: 'mocking', include: MOCKING, exclude: EXCLUDE } },
    ],
  },
} as Parameters<typeof defineConfig>[0]);
