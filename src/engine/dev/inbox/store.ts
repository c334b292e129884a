import { createHash, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { isGroup } from '../../../model/content/is-group.ts';
import { readRepeat } from '../../../model/forms/inquiry-repeat.ts';
import { faultCode } from '../../disk/files/fault-code.ts';
import { statOf } from '../../disk/files/stat-of.ts';

/** The two calls of the mail client's service, as their addresses end. */
export type MailMethod = 'send' | 'send-form';

/** The body of a mail call, as the mail client sends it. */
export interface MailCall {
  lib_version?: string;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, unknown>;
}

/** A message as it is shown. */
interface StoredMail extends MailCall {
  id: string;
  /** When it arrived first, as an ISO date. */
  at: string;
  via: MailMethod;
  /**
   * How often the very same message arrived: a browser repeats a call when a connection drops, a visitor when no answer
   * came.
   */
  times: number;
  /** When it was first sent, if it says that it is a repeat. */
  reference?: string;
}

type Line = Omit<StoredMail, 'times' | 'reference'>;

/** Messages as lines of a file. */
export interface Store {
  /** Resolves once the message is on the disk. */
  add: (via: MailMethod, call: MailCall) => Promise<void>;
  /** Every message once, the oldest first. */
  list: () => Promise<StoredMail[]>;
  /** Changes whenever the messages do. */
  version: () => Promise<string>;
  /**
   * Deletes every message.
   * @param seen the version that whoever deletes them has seen, if known: what has arrived since stays, and all with it
   * @returns whether they were deleted
   */
  clear: (seen?: string) => Promise<boolean>;
}

interface Waiting {
  line: string;
  done: () => void;
  failed: (reason: unknown) => void;
}

const isMissing = (error: unknown): boolean => faultCode(error) === 'ENOENT';

async function syncFolder(folder: string): Promise<void> {
  // Not every system can sync a folder; the file is synced in any case.
  const handle = await fs.open(folder).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Opens the file for appending. Ends a line that a crash cut off, so that it does not damage the next one. */
async function openFile(file: string): Promise<fs.FileHandle> {
  const folder = path.dirname(file);
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const handle = await fs.open(file, 'a+', 0o600);
  await handle.chmod(0o600);
  const { size } = await handle.stat();
  const last = size > 0 ? (await handle.read(Buffer.alloc(1), 0, 1, size - 1)).buffer.toString() : '\n';
  if (last !== '\n') await handle.appendFile('\n');
  else if (size === 0) await syncFolder(folder);
  return handle;
}

function parseLine(line: string): Line[] {
  try {
    const value = JSON.parse(line) as Partial<Line> | null;
    return typeof value?.id === 'string' && isGroup(value.template_params) ? [value as Line] : [];
  } catch {
    return [];
  }
}

/** A message without the line that marks it as a repeat, and the reference in that line. */
function withoutReference(line: Line): { line: Line; reference?: string } {
  const { message } = line.template_params;
  if (typeof message !== 'string') return { line };
  const repeat = readRepeat(message);
  return {
    line: { ...line, template_params: { ...line.template_params, message: repeat.message } },
    reference: repeat.reference,
  };
}

const fingerprint = (line: Line): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...line, id: '', at: '' }))
    .digest('base64');

/** Every message once, with how often it arrived. */
function withoutRepeats(lines: Line[]): StoredMail[] {
  const mails = new Map<string, StoredMail>();
  for (const line of lines) {
    const { line: first, reference } = withoutReference(line);
    const key = fingerprint(first);
    const known = mails.get(key) ?? { ...line, times: 0 };
    mails.set(key, { ...known, times: known.times + 1, reference: reference ?? known.reference });
  }
  return [...mails.values()];
}

/** A store in one file. Pending messages are written and synced together, so that many senders do not queue up. */
export function createStore(file: string): Store {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        // Opened each time: someone may have deleted the file meanwhile.
        const handle = await openFile(file);
        try {
          await handle.appendFile(batch.map(({ line }) => line).join(''));
          await handle.sync();
        } finally {
          await handle.close();
        }
        for (const { done } of batch) done();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
  }

  return {
    add: (via, call) =>
      new Promise((done, failed) => {
        const line: Line = { id: randomUUID(), at: new Date().toISOString(), via, ...call };
        waiting.push({ line: `${JSON.stringify(line)}\n`, done, failed });
        writing ??= write().finally(() => {
          writing = undefined;
        });
      }),
    list: async () => {
      const text = await fs
        .readFile(file, 'utf8')
        .catch((error: unknown) => (isMissing(error) ? '' : Promise.reject(error)));
      return withoutRepeats(text.split('\n').flatMap(parseLine));
    },
    version: async () => versionOf(file),
    clear: async (seen) => {
      await writing;
      // Synchronous from here on: a message that arrived in between would be deleted after its sender got OK.
      if (seen !== undefined && seen !== versionOf(file)) return false;
      rmSync(file, { force: true });
      return true;
    },
  };
}

function versionOf(file: string): string {
  const state = statOf(file);
  return state ? `${state.size}-${Math.round(state.mtimeMs)}` : 'empty';
}
