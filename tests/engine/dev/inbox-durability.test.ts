import { spawn, type ChildProcess } from 'node:child_process';
import { tempFolder } from '../../support/temp-folder.ts';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = tempFolder();
const file = path.join(folder, 'inbox.jsonl');
const program = path.resolve(import.meta.dirname, '../../support/servers/inbox-server.ts');

let child: ChildProcess | undefined;
let port = 0;
let up: Promise<void> = Promise.resolve();

/** Starts the inbox, the second time on the same port. */
async function start(): Promise<void> {
  child = spawn(process.execPath, ['--import', 'tsx', program, file, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  port = Number(/\d+/.exec(line.toString())?.[0]);
}

/** Kills the inbox in the middle of its work and starts it anew. */
function killAndRestart(): void {
  const dying = child as ChildProcess;
  up = once(dying, 'exit').then(start);
  dying.kill('SIGKILL');
}

afterAll(() => {
  child?.kill('SIGKILL');
});

test('1,000 inquiries of 20 clients, with the inbox killed and restarted four times: each that was answered OK is there, once', async () => {
  await start();
  const todo = Array.from({ length: 1000 }, (_, index) => `inquiry ${index}`);
  const answered = new Set<string>();
  const kills = [150, 400, 650, 900];
  let failed = 0;

  const post = async (message: string): Promise<boolean> => {
    const body = JSON.stringify({
      lib_version: '4.4.1',
      user_id: 'k',
      service_id: 's',
      template_id: 't',
      template_params: { message },
    });
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1.0/email/send`, { method: 'POST', body });
      return (await answer.text()) === 'OK';
    } catch {
      failed += 1;
      return false;
    }
  };
  const client = async (): Promise<void> => {
    for (let message = todo.pop(); message !== undefined; message = todo.pop()) {
      await up;
      // Someone who saw a failure presses the button again.
      if (!(await post(message))) {
        todo.push(message);
        continue;
      }
      answered.add(message);
      if (kills[0] !== undefined && answered.size >= kills[0]) {
        kills.shift();
        killAndRestart();
      }
    }
  };
  await Promise.all(Array.from({ length: 20 }, client));
  await up;

  const mails = (await (await fetch(`http://127.0.0.1:${port}/__inbox.json`)).json()) as {
    template_params: { message: string };
  }[];
  const messages = mails.map(({ template_params }) => template_params.message);
  expect(kills).toEqual([]);
  expect(failed).toBeGreaterThan(0);
  expect(answered.size).toBe(1000);
  expect(messages.toSorted()).toEqual([...answered].toSorted());
}, 120_000);
