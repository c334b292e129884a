import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The variable with the folder, by which processes that "npm test" starts share it. */
const VARIABLE = 'TEST_TEMP';

/**
 * Sets a temporary folder for this process and those that it starts, since processes that are killed cannot clean up.
 * Also the global setup of Vitest and Playwright.
 * @returns the teardown, which removes the folder; undefined where another process has set it
 */
export default function setupTempFolder(): (() => void) | undefined {
  if (process.env[VARIABLE]) return undefined;
  const temp = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-tests-'));
  // Web servers under test may run as another user.
  fs.chmodSync(temp, 0o755);
  for (const name of [VARIABLE, 'TMPDIR', 'TEMP', 'TMP']) process.env[name] = temp;
  return () => fs.rmSync(temp, { recursive: true, force: true });
}
