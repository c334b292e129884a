import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The wall time of a command, in milliseconds. Throws with its output when it fails, that is with an exit code above 1.
 */
export function timeCommand([program = '', ...args]: string[], cwd: string, env: NodeJS.ProcessEnv = {}): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env: { ...process.env, ...env } });
  if (status === null || status > 1) throw new Error(`${args.join(' ')} failed:\n${stderr}`);
  return performance.now() - started;
}

/** The peak memory of a command, in bytes: of its largest process, with all threads. */
export function peakMemory(command: string[], cwd: string): number {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-peak-'));
  const file = path.join(folder, 'bytes');
  const hook = pathToFileURL(path.join(import.meta.dirname, 'peak.mjs'));
  try {
    timeCommand(command, cwd, { NODE_OPTIONS: `--import=${hook.href}`, BENCH_PEAK: file });
    const peaks = fs.readFileSync(file, 'utf8').trim().split('\n').map(Number);
    return Math.max(...peaks);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** The median of several measurements. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
