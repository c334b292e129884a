import fs from 'node:fs';
import path from 'node:path';
import { project } from '../../src/engine/disk/project.ts';
import { readJsonIfSound } from '../../src/engine/disk/files/read-json.ts';

const FILE = path.join(project, '.pagewright/bench.json');

/** What the last bench of this checkout found, by what was measured. */
export const lastRun = (): Record<string, number> => readJsonIfSound(FILE) ?? {};

/** Keeps what was found for the next run, beside what was not measured this time. */
export function keepRun(values: Record<string, number>): void {
  fs.mkdirSync(path.dirname(FILE), { recursive: true });
  fs.writeFileSync(FILE, JSON.stringify({ ...lastRun(), ...values }));
}
