import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { ensureBrowser } from './browser.ts';
import { project } from '../src/engine/disk/project.ts';

interface Step {
  name: string;
  command: string[];
  /** Where the step writes its counts, in the form of Vitest's and Playwright's JSON reporters. */
  counts?: string;
}

const tsx = [process.execPath, '--import', 'tsx'];
const steps: Step[] = [
  { name: 'generated files', command: [...tsx, 'scripts/generate.ts', '--check'] },
  { name: 'types', command: ['npx', 'tsc', '--noEmit'] },
  { name: 'lint', command: ['npx', 'oxlint', '--deny-warnings'] },
  { name: 'format', command: ['npx', 'oxfmt', '--check'] },
  { name: 'content', command: [process.execPath, 'scripts/launch.mjs', 'check'] },
  { name: 'spelling', command: ['npx', 'cspell', 'lint', '--no-progress', '--no-summary'] },
  {
    name: 'unit tests',
    command: [
      'npx',
      'vitest',
      'run',
      '--config',
      'tests/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/unit.json',
    ],
    counts: 'test-results/unit.json',
  },
  { name: 'build', command: [...tsx, 'scripts/build.ts', '--out', 'test-results/dist'] },
  { name: 'browser tests', command: ['npx', 'playwright', 'test', '--config', 'tests/playwright.config.ts'], counts: 'test-results/e2e.json' },
];

interface Counts {
  passed: number;
  failed: number;
}

function readCounts(file: string): Counts {
  if (!fs.existsSync(file)) return { passed: 0, failed: 0 };
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    numPassedTests?: number;
    numFailedTests?: number;
    stats?: { expected: number; unexpected: number; flaky: number };
  };
  return {
    passed: report.numPassedTests ?? report.stats?.expected ?? 0,
    failed: report.numFailedTests ?? (report.stats ? report.stats.unexpected + report.stats.flaky : 0),
  };
}

/** A port that nothing listens on, so that a site one is looking at does not stop the tests. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Runs every step, whatever the ones before said: one run tells everything. Returns the exit code. */
async function main(): Promise<number> {
  fs.rmSync(path.join(project, 'test-results'), { recursive: true, force: true });
  fs.mkdirSync(path.join(project, 'test-results'));
  const env = { ...process.env, CHROMIUM: ensureBrowser(), TEST_PORT: process.env['TEST_PORT'] ?? String(await freePort()) };
  const total: Counts = { passed: 0, failed: 0 };
  const failures: string[] = [];
  for (const { name, command, counts } of steps) {
    console.log(`\n── ${name} ──`);
    const started = performance.now();
    const [program = '', ...args] = command;
    const ok = spawnSync(program, args, { cwd: project, env, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
    console.log(`${ok ? 'passed' : 'FAILED'}: ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    if (!ok) failures.push(name);
    const counted = counts ? readCounts(path.join(project, counts)) : { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
    total.passed += counted.passed;
    // A step that failed without a failed test (it crashed, say) still counts.
    total.failed += counted.failed || (ok ? 0 : 1);
  }
  console.log(failures.length > 0 ? `\nFailed: ${failures.join(', ')}.` : '\nEverything passed.');
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return failures.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
