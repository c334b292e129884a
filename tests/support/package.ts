import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { deskVariables } from './servers/dev-server.ts';
import { PROJECT } from './places.ts';

/** What a program said and how it ended. */
interface Ended {
  status: number | null;
  said: string;
}

/** Runs a program. Those of npm are scripts, which Windows starts by its shell alone. */
export function run(cwd: string, program: string, ...args: string[]): Ended {
  const shell = process.platform === 'win32' && !path.isAbsolute(program);
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', input: '', shell });
  return { status, said: stdout + stderr };
}

/** The same, for what must succeed; throws with what it said. */
export function runWell(cwd: string, program: string, ...args: string[]): string {
  const { status, said } = run(cwd, program, ...args);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${said}`);
  return said;
}

/** Makes the package of a checkout. @returns the tarball, which lies in a folder of its own */
export function pack(checkout: string, into: string): string {
  fs.mkdirSync(into, { recursive: true });
  runWell(checkout, 'npm', 'pack', '--silent', '--pack-destination', into);
  return path.join(into, fs.readdirSync(into).find((name) => name.endsWith('.tgz')) ?? '');
}

/** All that the package is made of, in a folder where it may be changed. */
export function copyOfCheckout(folder: string): void {
  for (const name of [
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'CHANGELOG.md',
    'LICENSE',
    '.vscode',
    '.idea',
    'fonts',
    'scripts',
    'src',
    'schemas',
    'starters',
  ])
    fs.cpSync(path.join(PROJECT, name), path.join(folder, name), { recursive: true });
  fs.symlinkSync(path.join(PROJECT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
}

const COMMAND = 'node_modules/pagewright/lib/engine/pagewright.cjs';

/** The command of the package that is installed in a folder, run there. */
export const installedIn =
  (folder: string) =>
  (...args: string[]): Ended =>
    run(folder, process.execPath, path.join(folder, COMMAND), ...args);

/** Starts a server of the package that is installed in a folder. @returns what it says to be its address */
export async function serve(folder: string, ...args: string[]): Promise<{ url: string; stop: () => void }> {
  const server = spawn(process.execPath, [path.join(folder, COMMAND), ...args, '--port', '0'], {
    cwd: folder,
    env: deskVariables(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (data: Buffer): void => {
      said += data.toString();
      const [found] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.on('exit', () => reject(new Error(said)));
  });
  return { url, stop: () => void server.kill() };
}
