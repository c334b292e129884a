import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBrowser, findFirefox, findWebKit } from './support/browser.ts';
import { freePort } from './support/port.ts';
import { project } from '../src/engine/disk/project.ts';

const usage = `npm test                everything that a change must pass
npm run test:quick      what needs no browser and little time, at the desk
npm run test:all        what takes long as well, as at night`;

interface Step {
  name: string;
  command: string[];
  env?: NodeJS.ProcessEnv;
  /** Where the step writes its counts, in the form of Vitest's and Playwright's JSON reporters. */
  counts?: string;
}

const tsx = [process.execPath, '--import', 'tsx'];
/** A tool by the file that it begins with: npx would take longer to find it than some take to run. */
const tool = (file: string, ...args: string[]): string[] => [process.execPath, `node_modules/${file}`, ...args];

// These use one core each: they run beside each other, or beside the unit tests, whose last files leave a core idle.
const checks: Step[] = [
  // The compiler, which is written in Go, needs 700 MB for all of it; to look for what it could give back costs a fifth.
  { name: 'types', command: ['npm', 'run', '--silent', 'types'], env: { GOGC: 'off' } },
  { name: 'spelling', command: tool('cspell/bin.mjs', 'lint', '--no-progress', '--no-summary') },
  { name: 'generated files', command: [...tsx, 'scripts/generate.ts', '--check'] },
  { name: 'lint', command: tool('oxlint/bin/oxlint', '--deny-warnings') },
  { name: 'format', command: tool('oxfmt/bin/oxfmt', '--check') },
  { name: 'content', command: [process.execPath, 'scripts/launch.mjs', 'check'] },
];
const build = (name: string, root: string, out: string): Step => ({
  name,
  command: [process.execPath, 'scripts/launch.mjs', 'build', '--root', root, '--out', `test-results/${out}`],
});
const builds = [
  build('the site', '.', 'dist'),
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
const browser: Step = {
  name: 'browser tests',
  command: tool('playwright/cli.js', 'test', '--config', 'tests/playwright.config.ts'),
  counts: 'test-results/e2e.json',
};
/** A walk through the fixture site in each browser that is not Chromium, where it is here. */
const walks = [
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

/** Steps of one group run two at a time; the groups come one after the other. */
const PLANS: Record<string, { groups: Step[][]; env: Record<string, string> }> = {
  '': { groups: [builds, [unit, ...checks], [browser]], env: { TEST_BUILT: '1' } },
  '--quick': { groups: [[unit, ...checks]], env: { TEST_QUICK: '1' } },
  '--all': {
    groups: [builds, [unit, ...checks], [browser], ...walks.map(({ step }) => [step])],
    env: { TEST_ALL: '1', TEST_BUILT: '1' },
  },
};

interface Counts {
  passed: number;
  failed: number;
  /** What could not be asked here: of a web server, say, that is not installed. */
  skipped: number;
}

interface Outcome extends Counts {
  name: string;
}

function readCounts(file: string): Counts {
  if (!fs.existsSync(file)) return { passed: 0, failed: 0, skipped: 0 };
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    numPassedTests?: number;
    numFailedTests?: number;
    numPendingTests?: number;
    stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  return {
    passed: report.numPassedTests ?? report.stats?.expected ?? 0,
    failed: report.numFailedTests ?? (report.stats ? report.stats.unexpected + report.stats.flaky : 0),
    skipped: report.numPendingTests ?? report.stats?.skipped ?? 0,
  };
}

/** Runs a step. One that runs beside others keeps what it says until it ends. */
function run(
  { name, command, env: own, counts }: Step,
  { env, alone }: { env: NodeJS.ProcessEnv; alone: boolean },
): Promise<Outcome> {
  const started = performance.now();
  const [program = '', ...args] = command;
  if (alone) console.log(`\n── ${name} ──`);
  const child = spawn(program, args, {
    cwd: project,
    env: { ...env, ...own },
    stdio: ['ignore', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
    // On Windows, npm is a script; in a shell, the path of a program would break at its first space.
    shell: process.platform === 'win32' && !path.isAbsolute(program),
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => (said += data.toString()));
  return new Promise((resolve) => {
    const end = (ok: boolean): void => {
      if (!alone) console.log(`\n── ${name} ──\n${said.trim()}`);
      console.log(`${ok ? 'passed' : 'FAILED'}: ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
      const told = counts ? readCounts(path.join(project, counts)) : { passed: ok ? 1 : 0, failed: 0, skipped: 0 };
      // A step that failed without a failed test (it crashed, say) still counts.
      resolve({ name, ...told, failed: told.failed || (ok ? 0 : 1) });
    };
    child.on('error', (error) => {
      said += error.message;
      end(false);
    });
    child.on('close', (status) => end(status === 0));
  });
}

/** Runs the steps of a group, two at a time. */
async function runGroup(steps: Step[], env: NodeJS.ProcessEnv): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      outcomes.push(await run(step, { env, alone: steps.length === 1 }));
  };
  await Promise.all([lane(), lane()]);
  return outcomes;
}

/**
 * Runs every step, whatever the ones before said: one run tells everything. Returns the exit code.
 * @param temp a folder for what tests leave behind: a process that is ended cannot tidy up
 */
async function main(temp: string): Promise<number> {
  const plan = PLANS[process.argv[2] ?? ''];
  if (!plan) {
    console.error(usage);
    return 2;
  }
  fs.rmSync(path.join(project, 'test-results'), { recursive: true, force: true });
  fs.mkdirSync(path.join(project, 'test-results'));
  const env: NodeJS.ProcessEnv = { ...process.env, ...plan.env, TMPDIR: temp, TEMP: temp, TMP: temp };
  if (plan.groups.some((group) => group.includes(browser))) {
    env['CHROMIUM'] = ensureBrowser();
    env['TEST_PORT'] ??= String(await freePort());
    env['FIXTURE_PORT'] ??= String(await freePort());
  }
  const outcomes: Outcome[] = [];
  for (const group of plan.groups) {
    const missing = walks.find(({ step, find }) => group.includes(step) && !find());
    if (missing) {
      const { step, advice } = missing;
      console.log(`\nskipped: ${step.name}, as there is none. ${advice}`);
      outcomes.push({ name: step.name, passed: 0, failed: 0, skipped: 1 });
      continue;
    }
    outcomes.push(...(await runGroup(group, env)));
  }
  const failures = outcomes.filter(({ failed }) => failed > 0).map(({ name }) => name);
  const sum = (of: keyof Counts): number => outcomes.reduce((total, outcome) => total + outcome[of], 0);
  // By day, something is always left to the night.
  const skipped = outcomes.filter((outcome) => plan === PLANS['--all'] && outcome.skipped > 0).map(({ name }) => name);
  const most =
    skipped.length > 0 ? `Not all was asked: ${skipped.join(', ')}. What was, passed.` : 'Everything passed.';
  console.log(failures.length > 0 ? `\nFailed: ${failures.join(', ')}.` : `\n${most}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  return failures.length === 0 ? 0 : 1;
}

const temp = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-tests-'));
// A web server that is tried may run as another user.
fs.chmodSync(temp, 0o755);
try {
  process.exitCode = await main(temp);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  fs.rmSync(temp, { recursive: true, force: true });
}
