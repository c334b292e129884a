import { Session, type Profiler } from 'node:inspector';
import v8 from 'node:v8';

/** How often functions are called during some work, whichever they are: the same on every machine, unlike time. */
export function stepsOf(work: () => void): number {
  // Calls of what is optimized are not counted.
  for (const flag of ['--no-opt', '--no-maglev']) v8.setFlagsFromString(flag);
  const session = new Session();
  session.connect();
  let scripts: Profiler.ScriptCoverage[] = [];
  try {
    session.post('Profiler.enable');
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    work();
    session.post('Profiler.takePreciseCoverage', (_fault, taken) => (scripts = taken.result));
  } finally {
    session.disconnect();
    v8.setFlagsFromString('--opt');
  }
  const counts = scripts.flatMap(({ functions }) => functions.map(({ ranges: [whole] }) => whole?.count ?? 0));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** More than that, and each of many things is looked at in the light of all others: thousands of them take minutes. */
export const STEADY = 1.2;

/**
 * How many times as much work a thing makes where there are ten times as many: 1 where each is looked at by itself, ten
 * where each is compared with all others.
 * @param count how many there are then
 * @param prepare makes some of them; what it returns is the work
 */
export function growthOf(count: number, prepare: (count: number) => () => void): number {
  const stepsEach = (some: number): number => stepsOf(prepare(some)) / some;
  // What is made once and kept is no part of it.
  prepare(count / 10)();
  return stepsEach(count) / stepsEach(count / 10);
}
