import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import type * as ServerEntry from '../../src/entry-server.tsx';
import type { ResolvedPage } from '../../src/content/types.ts';
import { reporters } from '../content/check/reporters/index.ts';
import type { Problem } from '../content/model.ts';
import { documentOf } from '../site/document.ts';
import { createCatalogue } from './catalogue/index.ts';
import { createInbox } from './inbox/index.ts';
import { liveContent, type LiveContent } from './live-content.ts';
import { overlayError, problemDocument } from './problem-document.ts';

/** Tells open pages that content changed; each then looks whether it is concerned. */
export const CHANGED = 'pagewright:changed';

/** Serves the pages of a root folder as the build would write them, and keeps open browsers up to date. */
export function livePages({ root }: { root: string }): Plugin {
  const absolute = path.resolve(root);
  let server: ViteDevServer;
  let live: LiveContent | undefined;
  const content = (): LiveContent => (live ??= liveContent(absolute));

  const log = (problems: Problem[]): void => {
    if (problems.length === 0) return;
    server.config.logger.error(`\n${reporters.text(problems, { files: 1, textOf: content().textOf, color: process.stdout.isTTY === true })}`);
  };

  // Hydrate at once: an author's page must be ready for the next save.
  const hydrateAtOnce = (html: string): string => html.replace('id="page"', 'id="page" data-now');
  const renderDocument = async (page: ResolvedPage, url: string, adapt = hydrateAtOnce): Promise<string> => {
    const environment = server.environments.ssr;
    if (!isRunnableDevEnvironment(environment)) throw new Error('This Vite server cannot run the renderer.');
    const { renderPage } = (await environment.runner.import('/src/entry-server.tsx')) as typeof ServerEntry;
    const current = content().site();
    if (!current) throw new Error('pages/_site.json has errors.');
    const rendered = await renderPage(page, current.site);
    const html = documentOf(page, current.site, rendered, { boot: '/src/boot.ts', modules: ['/src/entry-dev.ts'], development: true }, current.fallbacks);
    return server.transformIndexHtml(url, adapt(html));
  };

  const answer = async (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): Promise<void> => {
    const url = new URL(req.url ?? '/', 'http://local');
    const wantsData = url.pathname.endsWith('.json');
    const wantsPage = !path.extname(url.pathname) && (req.headers.accept ?? '').includes('text/html');
    if ((!wantsData && !wantsPage) || url.pathname.startsWith('/@') || url.pathname.startsWith('/__') || (req.method !== 'GET' && req.method !== 'HEAD'))
      return next();
    const base = content().site()?.site.basePath ?? '';
    const bare = decodeURIComponent(url.pathname)
      .replace(/\.json$/, '')
      .replace(/(.)\/+$/, '$1');
    const below = base && bare.startsWith(base) ? bare.slice(base.length) || '/' : bare;
    const found = content().at(wantsData ? below.replace(/^\/index$/, '/') : below);
    const send = (status: number, type: string, body: string): void =>
      void res.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);
    if (found.state === 'redirect') return void res.writeHead(302, { location: base + found.to }).end();
    if (found.state === 'broken') {
      if (wantsData) return send(422, 'application/json', JSON.stringify(overlayError(found.problems, content().textOf, absolute)));
      return send(500, 'text/html', await server.transformIndexHtml(url.pathname, problemDocument(found.problems, content().textOf)));
    }
    const status = found.state === 'missing' ? 404 : 200;
    if (wantsData) return status === 404 ? next() : send(status, 'application/json', JSON.stringify(found.page));
    send(status, 'text/html', await renderDocument(found.page, url.pathname));
  };

  return {
    name: 'pagewright:live-pages',
    apply: 'serve',
    config: () => ({ publicDir: path.join(absolute, 'public') }),
    configureServer(created) {
      server = created;
      server.watcher.add([path.join(absolute, 'pages'), path.join(absolute, 'public')]);
      server.middlewares.use(createInbox({ file: path.join(absolute, '.inquiries', 'inbox.jsonl') }));
      server.middlewares.use(createCatalogue({ server, content, renderDocument }));
      server.middlewares.use((req, res, next) => {
        answer(req, res, next).catch((error: Error) => {
          server.ssrFixStacktrace(error);
          next(error);
        });
      });
      // Reads the content while nobody waits, so that the first page is quick, and says at once what is wrong.
      server.httpServer?.once('listening', () =>
        setImmediate(() =>
          log(
            content()
              .problems()
              .filter((problem) => problem.severity === 'error'),
          ),
        ),
      );
    },
    hotUpdate: {
      order: 'pre',
      handler({ file }) {
        if (this.environment.name !== 'client') return undefined;
        const before = JSON.stringify(content().site()?.site);
        const changed = content().update(file);
        if (!changed) return undefined;
        log(changed.problems);
        this.environment.hot.send(CHANGED, { layout: JSON.stringify(content().site()?.site) !== before });
        return [];
      },
    },
  };
}
