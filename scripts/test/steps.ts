import { findFirefox, findWebKit } from '../support/browser.ts';
import { compileLater } from './compile-later.ts';

/** A step of the tests: a command that has to succeed. */
export interface Step {
  name: string;
  command: string[];
  env?: NodeJS.ProcessEnv;
  /** Where the step writes its counts, in the form of Vitest's and Playwright's JSON reporters. */
  counts?: string;
}

const tsx = [process.execPath, '--import', 'tsx'];
/** The command of a tool, by its file: npx would take longer than some tools. */
const tool = (file: string, ...args: string[]): string[] => [
  process.execPath,
  ...compileLater(),
  `node_modules/${file}`,
  ...args,
];

// The compiler, which is written in Go, takes 700 MB in all; collecting garbage would cost a fifth of its time.
const types: Step = { name: 'types', command: ['npm', 'run', '--silent', 'types'], env: { GOGC: 'off' } };
// Each uses one core, so they run in parallel with each other, or with the unit tests, whose last files leave a core
// idle.
const checks: Step[] = [
  { name: 'spelling', command: tool('cspell/bin.mjs', 'lint', '--no-progress', '--no-summary') },
  { name: 'lint', command: tool('oxlint/bin/oxlint', '--deny-warnings') },
  { name: 'format', command: tool('oxfmt/bin/oxfmt', '--check') },
  { name: 'content', command: [process.execPath, 'scripts/launch.mjs', 'check'] },
];
const build = (name: string, root: string, out: string): Step => ({
  name,
  command: [process.execPath, 'scripts/launch.mjs', 'build', '--root', root, '--out', `test-results/${out}`],
});
// All use the same code, which the first one bundles.
const firstBuild = build('the site', '.', 'dist');
const otherBuilds = [
  build('the fixture site', 'tests/fixtures/site', 'fixture'),
  build('the example bakery', 'examples/bakery', 'bakery'),
  build('the example nasma', 'examples/nasma', 'nasma'),
];

const reported = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'];
const unit: Step = {
  name: 'unit tests',
  command: tool('vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', ...reported),
  counts: 'test-results/unit.json',
};
/** Tests in a browser. */
export const browserTests: Step = {
  name: 'browser tests',
  command: tool('playwright/cli.js', 'test', '--config', 'tests/playwright.config.ts'),
  counts: 'test-results/e2e.json',
};
/** A walk through the fixture site in other browsers, if they are installed. */
export const walks = [
  {
    step: { name: 'Firefox', command: [...tsx, 'tests/walk/smoke.ts', 'firefox'] },
    find: findFirefox,
    advice: 'Install it (Debian: firefox-esr) or set FIREFOX to its path.',
  },
  {
    step: { name: 'WebKit', command: [...tsx, 'tests/walk/smoke.ts', 'webkit'] },
    find: findWebKit,
    advice:
      'Install it (Debian: webkit2gtk-driver, and xvfb where there is no screen) or set WEBKIT to the path of its WebDriver.',
  },
];

// Bundling leaves a core idle for the compiler, which takes longer than the first build, so the other builds follow
// that.
const daily = [[types, firstBuild, ...otherBuilds], [unit, ...checks], [browserTests]];

/** What an option runs. Steps of a group run two at a time, groups one after another. */
export interface Plan {
  groups: Step[][];
  /** Variables for all steps. */
  env: Record<string, string>;
}

/** The plan of each option. */
export const PLANS: Record<string, Plan> = {
  '': { groups: daily, env: { TEST_BUILT: '1' } },
  '--quick': { groups: [[unit, types, ...checks]], env: { TEST_QUICK: '1' } },
  '--all': { groups: [...daily, ...walks.map(({ step }) => [step])], env: { TEST_ALL: '1', TEST_BUILT: '1' } },
};
