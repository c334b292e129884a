import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/support/port.ts';
import type { Driven, Send } from './session.ts';

interface Answer {
  error?: { message: string };
  result?: unknown;
}

async function connect(port: number, firefox: ChildProcess): Promise<net.Socket> {
  while (firefox.exitCode === null) {
    const socket = net.connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return socket;
    } catch {
      await wait(100);
    }
  }
  throw new Error(`Firefox ended with ${firefox.exitCode} before it could be asked anything.`);
}

/** Gives every message of a connection: the length of a text, a colon, the text. */
function onMessage(socket: net.Socket, take: (message: unknown) => void): void {
  let received = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon).toString());
      if (received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      take(message);
    }
  });
}

/**
 * Starts a Firefox without a window and with a profile of its own. It is told what to do over Marionette, the protocol that
 * geckodriver uses.
 */
export async function startFirefox(program: string): Promise<Driven> {
  const port = await freePort();
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-firefox-'));
  fs.writeFileSync(path.join(profile, 'user.js'), `user_pref("marionette.port", ${port});\n`);
  const firefox = spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
  });
  const socket = await connect(port, firefox);
  const pending = new Map<number, (answer: Answer) => void>();
  onMessage(socket, (message) => {
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message as [number, number, { message: string } | null, unknown];
    pending.get(id)?.(error ? { error } : { result });
  });
  let last = 0;
  const send: Send = async (command, parameters = {}) => {
    const id = (last += 1);
    const text = JSON.stringify([0, id, `WebDriver:${command}`, parameters]);
    const answered = new Promise<Answer>((resolve) => pending.set(id, resolve));
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const { error, result } = await answered;
    if (error) throw new Error(`${command}: ${error.message}`);
    return result as { value: unknown };
  };
  await send('NewSession', { capabilities: {} });
  return {
    send,
    close: async () => {
      socket.destroy();
      firefox.kill();
      if (firefox.exitCode === null) await once(firefox, 'exit');
      fs.rmSync(profile, { recursive: true, force: true });
    },
  };
}
