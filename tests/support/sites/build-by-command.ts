import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { HostName } from '../../../src/engine/site/hosting.ts';
import { LAUNCH } from '../servers/dev-server.ts';

/**
 * Builds a folder by the command, in a process of its own: a worker of the browser tests would first have to load all
 * code for it. Returns the output folder.
 */
export async function buildByCommand(root: string, out = path.join(root, 'dist'), host?: HostName): Promise<string> {
  const forHost = host ? ['--host', host] : [];
  await promisify(execFile)(process.execPath, [LAUNCH, 'build', '--root', root, '--out', out, ...forHost], {
    env: { ...process.env, NODE_ENV: undefined },
  });
  return out;
}
