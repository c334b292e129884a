import fs from 'node:fs';
import type http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { listen as listenAt } from '../../../scripts/support/port.ts';
import { createSiteServer } from '../../../src/engine/build/server/serve.ts';
import { previewRules } from '../../../src/engine/build/server/preview-rules.ts';
import type { Handler } from '../../../src/engine/build/server/http.ts';
import type { ResolvedContent } from '../../../src/engine/resolve/resolve-content.ts';
import { DIST } from '../places.ts';

/** A host of its own with a copy of the built site, which a test may change or break. */
export interface OwnHost {
  url: string;
  dir: string;
  close: () => Promise<void>;
}

interface OwnHostOptions {
  from: string;
  before: Handler[];
  base: string;
  /** What the folder was built of, for a host that is told so in a file of its own. */
  content: () => ResolvedContent | undefined;
}

/** Has a server listen at a port of its own. @returns its address */
export const listen = async (server: http.Server): Promise<string> => `http://127.0.0.1:${await listenAt(server)}`;

/** A host of a built site that is a copy, which a test may change. */
export async function ownHost({
  from = DIST,
  before = [],
  base = '',
  content = () => undefined,
}: Partial<OwnHostOptions> = {}): Promise<OwnHost> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-host-'));
  fs.cpSync(from, dir, { recursive: true });
  const server = createSiteServer(dir, before, base, previewRules(dir, content));
  const url = await listen(server);
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    fs.rmSync(dir, { recursive: true, force: true });
  };
  return { url, dir, close };
}

/** Rewrites the text of every file of a kind, wherever it lies. */
export function rewriteAll(dir: string, extension: string, change: (text: string) => string): void {
  for (const entry of fs.readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(extension)) continue;
    const file = path.join(entry.parentPath, entry.name);
    fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));
  }
}
