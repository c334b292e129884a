import { spawn } from 'node:child_process';
import { LAUNCH } from './dev-server.ts';
import { PROJECT } from '../places.ts';

/** `npm run preview` as a process of its own, which may die. */
export interface PreviewServer {
  url: string;
  /** What it complained of. */
  complaints: () => string;
  isAlive: () => boolean;
  stop: () => Promise<void>;
}

/** Starts the preview of a folder on a free port. */
export async function startPreview(dir: string, inbox: string): Promise<PreviewServer> {
  const args = [LAUNCH, 'preview', '--port', '0', '--out', dir, '--inbox', inbox];
  const child = spawn(process.execPath, args, { cwd: PROJECT, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      const port = /http:\/\/localhost:(\d+)/.exec(data.toString())?.[1];
      if (port) resolve(port);
    });
    void ended.then(() => reject(new Error(`The preview ended:\n${said}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    complaints: () => said,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: () => {
      child.kill();
      return ended;
    },
  };
}
