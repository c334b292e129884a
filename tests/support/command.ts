import { Console } from 'node:console';
import { Writable } from 'node:stream';
import { runCommand, type Command } from '../../scripts/command.ts';
import { loadCommand } from '../../scripts/commands.ts';

/** How a command ended, and what it said. */
export interface Ended {
  status: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a command as its script does, but in this process: starting Node takes ten times as long as most of them do.
 * That they start is seen in commands.test.ts.
 */
export const command = async (word: string, ...args: string[]): Promise<Ended> => ended(await loadCommand(word), args);

/** Runs something that is asked for by a word, in this process. */
export async function ended(asked: Command, args: string[] = []): Promise<Ended> {
  const said = { stdout: '', stderr: '' };
  const restore = (['stdout', 'stderr'] as const).map((name) => {
    const { write } = process[name];
    process[name].write = (text: string | Uint8Array): boolean => {
      said[name] += typeof text === 'string' ? text : Buffer.from(text).toString();
      return true;
    };
    return (): void => void (process[name].write = write);
  });
  const { console: runners } = globalThis;
  const into = (name: 'stdout' | 'stderr'): Writable =>
    new Writable({ write: (text: Buffer, _encoding, done) => (process[name].write(text), done()) });
  globalThis.console = new Console(into('stdout'), into('stderr'));
  const before = process.exitCode;
  try {
    await runCommand(asked, args);
    return { status: Number(process.exitCode ?? 0), ...said };
  } finally {
    process.exitCode = before;
    globalThis.console = runners;
    for (const back of restore) back();
  }
}
