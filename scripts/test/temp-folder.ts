import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Says which folder it is to all that a run starts: a tool that "npm test" starts keeps to the one of that run. */
const NAME = 'TEST_TEMP';

/**
 * Has a run, and whatever it starts, write temporary files into a folder of its own: a process that is ended cannot
 * tidy up. The setup of Vitest and of Playwright, too.
 * @returns removes the folder; nothing where it is another's
 */
export default function useTempFolder(): (() => void) | undefined {
  if (process.env[NAME]) return undefined;
  const temp = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-tests-'));
  // A web server that is tried may run as another user.
  fs.chmodSync(temp, 0o755);
  for (const name of [NAME, 'TMPDIR', 'TEMP', 'TMP']) process.env[name] = temp;
  return () => fs.rmSync(temp, { recursive: true, force: true });
}
