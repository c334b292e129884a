import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/support/port.ts';
import type { Driven } from './session.ts';

/** Where WebDriver has the commands of a session. */
const PATHS: Record<string, string> = {
  Navigate: 'url',
  Back: 'back',
  ExecuteScript: 'execute/sync',
  FindElement: 'element',
  ElementClick: 'element/{id}/click',
  ElementSendKeys: 'element/{id}/value',
  PerformActions: 'actions',
  SetWindowRect: 'window/rect',
};

async function end(program: ChildProcess): Promise<void> {
  program.kill();
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
}

/** Starts a screen that nobody sees, where there is none. */
async function startScreen(): Promise<{ env: NodeJS.ProcessEnv; close: () => Promise<void> }> {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (process.platform !== 'linux' || DISPLAY || WAYLAND_DISPLAY) return { env: {}, close: async () => undefined };
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { env: { DISPLAY: `:${number.toString().trim()}` }, close: () => end(screen) };
}

/** Starts the browser that belongs to a WebDriver of WebKit. */
export async function startWebKit(program: string): Promise<Driven> {
  const port = await freePort();
  const screen = await startScreen();
  const driver = spawn(program, ['-p', String(port)], { stdio: 'ignore', env: { ...process.env, ...screen.env } });

  async function ask(method: string, path: string, body?: object): Promise<{ value: unknown }> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = (await answer.json()) as { value: { message?: string } | null };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value?.message}`);
    return { value };
  }

  const close = async (): Promise<void> => {
    await end(driver);
    await screen.close();
  };
  const isReady = (): Promise<boolean> =>
    ask('GET', '/status').then(
      () => true,
      () => false,
    );
  try {
    while (!(await isReady())) {
      if (driver.exitCode !== null)
        throw new Error(`${program} ended with ${driver.exitCode} before it could be asked.`);
      await wait(100);
    }
    const begun = await ask('POST', '/session', { capabilities: {} });
    const session = `/session/${(begun.value as { sessionId: string }).sessionId}`;
    return {
      send: (command, { id, ...parameters } = {}) =>
        ask('POST', `${session}/${PATHS[command]?.replace('{id}', String(id))}`, parameters),
      close: async () => {
        await ask('DELETE', session).finally(close);
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
