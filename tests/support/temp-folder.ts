import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** A new folder, which is removed once all tests of the file, or of the group that it was made for, are over. */
export function tempFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-'));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}
