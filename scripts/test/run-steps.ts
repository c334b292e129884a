import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../../src/engine/disk/files/read-json.ts';
import { project } from '../../src/engine/disk/project.ts';
import type { Step } from './steps.ts';

/** How many tests have passed, failed or were skipped. */
export interface Counts {
  passed: number;
  failed: number;
  /** Those that cannot run here, such as with a web server that is not installed. */
  skipped: number;
}

/** The result of a step. */
export interface Outcome extends Counts {
  name: string;
}

function readCounts(file: string): Counts {
  if (!fs.existsSync(file)) return { passed: 0, failed: 0, skipped: 0 };
  const report = readJson<{
    numPassedTests?: number;
    numFailedTests?: number;
    numPendingTests?: number;
    stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
  }>(file);
  return {
    passed: report.numPassedTests ?? report.stats?.expected ?? 0,
    failed: report.numFailedTests ?? (report.stats ? report.stats.unexpected + report.stats.flaky : 0),
    skipped: report.numPendingTests ?? report.stats?.skipped ?? 0,
  };
}

/** Runs a step. The output of one that runs in parallel is printed when it ends. */
function run({ name, command, env, counts }: Step, { alone }: { alone: boolean }): Promise<Outcome> {
  const started = performance.now();
  const [program = '', ...args] = command;
  if (alone) console.log(`\n── ${name} ──`);
  const child = spawn(program, args, {
    cwd: project,
    env: { ...process.env, ...env },
    stdio: ['ignore', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
    // On Windows, npm is a script; in a shell, the path of a program would break at its first space.
    shell: process.platform === 'win32' && !path.isAbsolute(program),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => (output += data.toString()));
  return new Promise((resolve) => {
    child.on('error', ({ message }) => (output += message));
    // Also emitted after "error".
    child.on('close', (status) => {
      const ok = status === 0;
      if (!alone) console.log(`\n── ${name} ──`);
      if (output !== '') console.log(output.trim());
      console.log(`${ok ? 'passed' : 'FAILED'}: ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
      const result = counts ? readCounts(path.join(project, counts)) : { passed: ok ? 1 : 0, failed: 0, skipped: 0 };
      // A step that failed without a failed test (it crashed, say) still counts.
      resolve({ name, ...result, failed: result.failed || (ok ? 0 : 1) });
    });
  });
}

/** Runs the steps of a group, two at a time. */
export async function runGroup(steps: Step[]): Promise<Outcome[]> {
  const queue = [...steps];
  const outcomes: Outcome[] = [];
  const worker = async (): Promise<void> => {
    for (let step = queue.shift(); step; step = queue.shift())
      outcomes.push(await run(step, { alone: steps.length === 1 }));
  };
  await Promise.all([worker(), worker()]);
  return outcomes;
}
