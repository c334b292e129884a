import { createServer } from 'vite';
import { devOptions } from '../../src/engine/dev/dev-options.ts';

/** Shows a site as `npm start` does while something looks at it. @param root the folder of the site */
export async function withLiveServer(root: string, look: (url: string) => Promise<void>): Promise<void> {
  const options = devOptions(root);
  const server = await createServer({ ...options, server: { ...options.server, port: 0 }, logLevel: 'silent' });
  try {
    await server.listen();
    await look(server.resolvedUrls?.local[0] ?? '');
  } finally {
    await server.close();
  }
}
