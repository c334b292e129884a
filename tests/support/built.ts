import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { LAUNCH } from './dev-server.ts';

/**
 * Builds a folder by the command, in a process of its own: a worker of the browser tests would first have to load all
 * code for it. Returns the output folder.
 */
export async function builtBeside(root: string, out = path.join(root, 'dist')): Promise<string> {
  await promisify(execFile)(process.execPath, [LAUNCH, 'build', '--root', root, '--out', out], {
    env: { ...process.env, NODE_ENV: undefined },
  });
  return out;
}
