import fs from 'node:fs';
import { createSiteServer } from '../../../src/engine/build/server/serve.ts';
import { previewRules } from '../../../src/engine/build/server/preview-rules.ts';
import type { Handler } from '../../../src/engine/build/server/http.ts';
import type { ResolvedContent } from '../../../src/engine/resolve/resolve-content.ts';
import { listen } from './listen.ts';
import { copyOf, type OwnHost } from './own-host.ts';

interface SiteServerOptions {
  before: Handler[];
  base: string;
  /** What the folder was built of, for a host that is told so in a file of its own. */
  content: () => ResolvedContent | undefined;
}

/** Serves a copy of a built site from this process. */
export async function serveCopy(
  built: string,
  { before = [], base = '', content = () => undefined }: Partial<SiteServerOptions> = {},
): Promise<OwnHost> {
  const dir = copyOf(built);
  const server = createSiteServer(dir, before, base, previewRules(dir, content));
  const url = await listen(server);
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    fs.rmSync(dir, { recursive: true, force: true });
  };
  return { url, dir, close };
}
