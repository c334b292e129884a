import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { deskVariables } from './dev-server.ts';
import { PROJECT } from '../places.ts';

/**
 * Prepares the dependencies that every dev server of the tests uses: two that began together would each throw out what
 * the other wrote.
 */
export default function warmDevServer(): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(PROJECT, 'node_modules/vite/bin/vite.js'), 'optimize'],
    {
      cwd: PROJECT,
      env: deskVariables(),
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`Vite could not prepare its dependencies:\n${stderr}`);
}
