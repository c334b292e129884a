import fs from 'node:fs';
import path from 'node:path';
import { project } from '../../src/engine/disk/project.ts';
import { readJsonIfSound } from '../../src/engine/disk/files/read-json.ts';

const FILE = path.join(project, '.pagewright/bench.json');

/** The results of the last bench of this checkout, by the name of the figure. */
export const lastRun = (): Record<string, number> => readJsonIfSound(FILE) ?? {};

/** Saves results for the next run, and keeps those that were not measured this time. */
export function keepRun(values: Record<string, number>): void {
  fs.mkdirSync(path.dirname(FILE), { recursive: true });
  fs.writeFileSync(FILE, JSON.stringify({ ...lastRun(), ...values }));
}
