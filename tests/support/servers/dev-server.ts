import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../../scripts/support/port.ts';
import { PROJECT } from '../places.ts';

/** `npm start` in a process of its own. */
export interface DevServer {
  url: string;
  /** Ends it once, as by Ctrl+C if asked. @returns the exit code */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** Starts a command as the scripts of package.json do. */
export const LAUNCH = path.join(PROJECT, 'scripts/launch.mjs');

/**
 * The variables that `npm start` finds at a desk: test runners and builds in the same process leave others behind,
 * which change what Vite does.
 */
export const deskVariables = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'development',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
});

/** Starts `npm start` for a folder of pages and waits until it says that it is ready. */
export async function startDevServer(root: string, env: Record<string, string> = {}): Promise<DevServer> {
  const port = await freePort();
  const at = ['--root', root, '--port', String(port), '--host', '127.0.0.1'];
  const child: ChildProcess = spawn(process.execPath, [LAUNCH, 'start', ...at], {
    cwd: PROJECT,
    env: { ...deskVariables(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (data: Buffer): void => {
      said += data.toString();
      if (/ready in/.test(said)) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.on('exit', () => reject(new Error(`The dev server ended:\n${said}`)));
  });
  let ended: Promise<number | null> | undefined;
  const stop: DevServer['stop'] = (signal) =>
    (ended ??= new Promise((resolve) => {
      child.removeAllListeners('exit');
      child.on('exit', resolve);
      child.kill(signal);
    }));
  return { url: `http://127.0.0.1:${port}`, stop };
}
