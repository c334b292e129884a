import { spawnSync } from 'node:child_process';
import { deskVariables, VITE } from './dev-server.ts';
import { PROJECT } from './dist.ts';

/**
 * Prepares the dependencies that every dev server of the tests uses: two that began together would each throw out what
 * the other wrote.
 */
export default function warmDevServer(): void {
  const { status, stderr } = spawnSync(process.execPath, [VITE, 'optimize'], {
    cwd: PROJECT,
    env: deskVariables(),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Vite could not prepare its dependencies:\n${stderr}`);
}
