import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPreview } from './preview-server.ts';

/** A host of its own with a copy of a built site, which a test may change or break. */
export interface OwnHost {
  url: string;
  dir: string;
  close: () => Promise<void>;
}

/** Copies a built site to where a test may change it. */
export function copyOf(built: string): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-host-'));
  fs.cpSync(built, dir, { recursive: true });
  return dir;
}

/** Starts a host of a copy. It is a process of its own, so that a test in a browser need not load the engine. */
export async function ownHost(built: string): Promise<OwnHost> {
  const dir = copyOf(built);
  const { url, stop } = await startPreview(dir, `${dir}.jsonl`);
  const close = async (): Promise<void> => {
    await stop();
    fs.rmSync(dir, { recursive: true, force: true });
  };
  return { url, dir, close };
}
