import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

function removedAfter(over: typeof afterAll | typeof onTestFinished): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-'));
  over(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A new folder, which is removed once all tests of the file, or of the group that it was made for, are over. */
export const tempFolder = (): string => removedAfter(afterAll);

/** A new folder for the test that runs, or is about to. */
export const testFolder = (): string => removedAfter(onTestFinished);
