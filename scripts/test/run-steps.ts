import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../../src/engine/disk/files/read-json.ts';
import { project } from '../../src/engine/disk/project.ts';
import type { Step } from './steps.ts';

/** How many tests ended how. */
export interface Counts {
  passed: number;
  failed: number;
  /** What could not be asked here: of a web server, say, that is not installed. */
  skipped: number;
}

/** How a step ended. */
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
    child.on('error', ({ message }) => (said += message));
    // After that, too, if there is no such program.
    child.on('close', (status) => {
      const ok = status === 0;
      if (!alone) console.log(`\n── ${name} ──`);
      if (said !== '') console.log(said.trim());
      console.log(`${ok ? 'passed' : 'FAILED'}: ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
      const told = counts ? readCounts(path.join(project, counts)) : { passed: ok ? 1 : 0, failed: 0, skipped: 0 };
      // A step that failed without a failed test (it crashed, say) still counts.
      resolve({ name, ...told, failed: told.failed || (ok ? 0 : 1) });
    });
  });
}

/** Runs the steps of a group, two at a time. */
export async function runGroup(steps: Step[], env: NodeJS.ProcessEnv): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      outcomes.push(await run(step, { env, alone: steps.length === 1 }));
  };
  await Promise.all([lane(), lane()]);
  return outcomes;
}
