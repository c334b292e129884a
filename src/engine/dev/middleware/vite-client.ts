import type { ViteDevServer } from 'vite';

const SHELL = '<!doctype html><html><head></head><body></body></html>';

/**
 * A document with what Vite puts into every head, so that it hears of changes. Vite would read all of the document for
 * that, style sheet included, which takes longer than to draw it.
 */
export async function withViteClient(server: ViteDevServer, url: string, html: string): Promise<string> {
  const shell = await server.transformIndexHtml(url, SHELL);
  const inHead = /<head>(.*)<\/head>/s.exec(shell)?.[1] ?? '';
  return html.replace('<head>', (head) => head + inHead);
}
