import { createServer } from 'vite';
import { devOptions } from '../../src/engine/dev/dev-options.ts';

/** Calls a function while a dev server for a site runs, as with `npm start`. @param root the folder of the site */
export async function withLiveServer(root: string, call: (url: string) => Promise<void>): Promise<void> {
  const options = devOptions(root);
  const server = await createServer({ ...options, server: { ...options.server, port: 0 }, logLevel: 'silent' });
  try {
    await server.listen();
    await call(server.resolvedUrls?.local[0] ?? '');
  } finally {
    await server.close();
  }
}
