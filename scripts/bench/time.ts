import { spawnSync } from 'node:child_process';

/**
 * How long a command takes as a whole process, in milliseconds. Throws with its output when it fails (content with
 * mistakes, exit code 1, is no failure).
 */
export function timeCommand([program = '', ...args]: string[], cwd: string): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status === null || status > 1) throw new Error(`${args.join(' ')} failed:\n${stderr}`);
  return performance.now() - started;
}

/** The median of several measurements. */
export function medianOf(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
