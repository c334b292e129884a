// JavaScript, as what starts the commands is.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

const commands = new URL('../../.pagewright/commands/', import.meta.url);

/** The address of the bundle, if it is there and all that it was made of is as it was. */
function freshBundle() {
  try {
    const { folder, inputs } = JSON.parse(fs.readFileSync(new URL('current.json', commands), 'utf8'));
    const isFresh = inputs.every(([file, changed, size]) => {
      const stat = fs.statSync(file);
      return stat.mtimeMs === changed && stat.size === size;
    });
    const bundle = new URL(`${folder}/engine/pagewright.cjs`, commands);
    return isFresh && fs.existsSync(bundle) ? bundle.href : undefined;
  } catch {
    return undefined;
  }
}

function makeBundle() {
  const bundler = fileURLToPath(new URL('make-bundle.ts', import.meta.url));
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', bundler], { stdio: 'inherit', cwd });
  return status === 0 ? freshBundle() : undefined;
}

/**
 * The bundle of the commands, made anew where a source has changed.
 * @returns the address of its first file; undefined where it cannot be made, which has been said then
 */
export const commandsBundle = () => freshBundle() ?? makeBundle();
