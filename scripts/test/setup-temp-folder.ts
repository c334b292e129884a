import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The variable with the folder, by which processes that "npm test" starts share it. */
const VARIABLE = 'TEST_TEMP';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';

/** What must be free there, in bytes: ten times what the tests of a day have on their disk at once. */
const MIN_FREE = 512 * 1024 ** 2;

/**
 * Where temporary files lie: by day in memory, where there is enough, since thousands of small sites are written and
 * removed, which takes a seventh of the tests' time on a disk. By night, and where a folder was named, on that.
 */
function tempRoot(): string {
  const isFree = !process.env['TMPDIR'] && process.env['TEST_ALL'] !== '1';
  return isFree && hasMemory() ? MEMORY : os.tmpdir();
}

/** Whether there is a folder in memory with room, in which files can be run as on a disk. */
function hasMemory(): boolean {
  try {
    const mounts = fs.readFileSync('/proc/mounts', 'utf8').split('\n');
    const [, , , options = 'noexec'] = mounts.findLast((mount) => mount.split(' ')[1] === MEMORY)?.split(' ') ?? [];
    if (options.split(',').some((option) => option === 'noexec' || option === 'ro')) return false;
    fs.accessSync(MEMORY, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(MEMORY);
    return bavail * bsize >= MIN_FREE;
  } catch {
    // Not on this system, or not for us.
    return false;
  }
}

/**
 * Sets a temporary folder for this process and those that it starts, since processes that are killed cannot clean up.
 * Also the global setup of Vitest and Playwright.
 * @returns the teardown, which removes the folder; undefined where another process has set it
 */
export default function setupTempFolder(): (() => void) | undefined {
  if (process.env[VARIABLE]) return undefined;
  const temp = fs.mkdtempSync(path.join(tempRoot(), 'pagewright-tests-'));
  // Web servers under test may run as another user.
  fs.chmodSync(temp, 0o755);
  for (const name of [VARIABLE, 'TMPDIR', 'TEMP', 'TMP']) process.env[name] = temp;
  return () => fs.rmSync(temp, { recursive: true, force: true });
}
