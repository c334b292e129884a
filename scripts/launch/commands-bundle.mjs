// JavaScript, as scripts/launch.mjs is.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

const commands = new URL('../../.pagewright/commands/', import.meta.url);

/** The URL of the bundle's entry; undefined if there is no bundle, or if a source has changed since. */
function currentBundle() {
  try {
    const { folder, inputs } = JSON.parse(fs.readFileSync(new URL('current.json', commands), 'utf8'));
    const isUpToDate = inputs.every(([file, changed, size]) => {
      const stat = fs.statSync(file);
      return stat.mtimeMs === changed && stat.size === size;
    });
    const bundle = new URL(`${folder}/engine/pagewright.cjs`, commands);
    return isUpToDate && fs.existsSync(bundle) ? bundle.href : undefined;
  } catch {
    return undefined;
  }
}

function buildBundle() {
  const bundler = fileURLToPath(new URL('make-bundle.ts', import.meta.url));
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', bundler], { stdio: 'inherit', cwd });
  return status === 0 ? currentBundle() : undefined;
}

/**
 * The bundle of the commands, which is built first if a source has changed.
 * @returns the URL of its entry; undefined if the build failed, which has printed why
 */
export const commandsBundle = () => currentBundle() ?? buildBundle();
