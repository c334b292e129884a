import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import type * as ServerEntry from '../../src/entry-server.tsx';
import { ids } from '../../src/content/ids.ts';
import type { ResolvedPage } from '../../src/content/types.ts';
import { reporters } from '../content/check/reporters/index.ts';
import type { Problem } from '../content/model.ts';
import { documentOf } from '../site/document.ts';
import { createCatalogue } from './catalogue/index.ts';
import { createInbox } from './inbox/index.ts';
import { liveContent, type LiveContent } from './live-content.ts';
import { openInEditor } from './open-in-editor.ts';
import { problemDocument, shownProblems } from './problem-document.ts';

/** Tells open pages that content changed; each then looks whether it is concerned. */
export const CHANGED = 'pagewright:changed';

/** How long nothing is saved before all pages are looked at, in milliseconds: by then the saved page is on the screen. */
const PAUSE = 300;

/** What is wrong with a page, for the panel over it: `?page=/about`. */
export const PROBLEMS = '/__problems';

/** Serves the pages of a root folder as the build would write them, and keeps open browsers up to date. */
export function livePages({ root }: { root: string }): Plugin {
  const absolute = path.resolve(root);
  let server: ViteDevServer;
  let live: LiveContent | undefined;
  const content = (): LiveContent => (live ??= liveContent(absolute));
  let pause: NodeJS.Timeout | undefined;

  const log = (problems: Problem[]): void => {
    if (problems.length === 0) return;
    server.config.logger.error(`\n${reporters.text(problems, { files: 1, textOf: content().textOf, color: process.stdout.isTTY === true })}`);
  };

  /** What takes a look at every page never keeps an author waiting for the page that was saved. */
  const catchUpLater = (): void => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      const { problems, hasChanged } = content().catchUp();
      log(problems);
      if (hasChanged) server.environments.client.hot.send(CHANGED, { layout: true });
    }, PAUSE);
    pause.unref();
  };

  // Hydrate at once: an author's page must be ready for the next save.
  const hydrateAtOnce = (html: string): string => html.replace(`id="${ids.page}"`, '$& data-now');
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
    const wantsProblems = url.pathname === PROBLEMS;
    const wantsData = url.pathname.endsWith('.json');
    const wantsPage = !path.extname(url.pathname) && (req.headers.accept ?? '').includes('text/html');
    const isOurs = wantsProblems || ((wantsData || wantsPage) && !url.pathname.startsWith('/@') && !url.pathname.startsWith('/__'));
    if (!isOurs || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const base = content().site()?.site.basePath ?? '';
    const asked = pathOf(wantsProblems ? (url.searchParams.get('page') ?? '/') : url.pathname.replace(/\.json$/, ''));
    const below = asked === base || asked.startsWith(`${base}/`) ? asked.slice(base.length) || '/' : asked;
    const found = content().at(wantsData ? below.replace(/^\/index$/, '/') : below);
    const send = (status: number, type: string, body: string): void =>
      void res.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);
    const problems = (): string => JSON.stringify({ problems: shownProblems(found.problems, content().textOf) });
    if (wantsProblems) return send(200, 'application/json', problems());
    if (found.state === 'redirect') return void res.writeHead(302, { location: base + found.to }).end();
    if (found.state === 'broken') {
      if (wantsData) return send(422, 'application/json', problems());
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
      server.middlewares.use(openInEditor(absolute));
      server.middlewares.use(createCatalogue({ server, content, renderDocument }));
      server.middlewares.use((req, res, next) => {
        answer(req, res, next).catch((error: Error) => {
          server.ssrFixStacktrace(error);
          next(error);
        });
      });
      // Reads the content while nobody waits, so that the first page is quick, and says at once what is wrong.
      server.httpServer?.once('listening', () =>
        setImmediate(() => {
          log(
            content()
              .problems()
              .filter((problem) => problem.severity === 'error'),
          );
          catchUpLater();
        }),
      );
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, type, read }) {
        if (this.environment.name !== 'client') return undefined;
        // Many editors empty a file before they write it; this waits for the words. A file that is gone by now is gone.
        if (type === 'update' && file.endsWith('.json')) await Promise.resolve(read()).catch(() => undefined);
        const before = JSON.stringify(content().site()?.site);
        const changed = content().update(file);
        if (!changed) return undefined;
        log(changed.problems);
        catchUpLater();
        this.environment.hot.send(CHANGED, { layout: JSON.stringify(content().site()?.site) !== before });
        return [];
      },
    },
  };
}

/** An address as pages have it: decoded, without a slash at its end. */
function pathOf(address: string): string {
  const path = address.replace(/(.)\/+$/, '$1');
  try {
    return decodeURIComponent(path);
  } catch {
    // No page has such an address, so that it is shown as missing.
    return path;
  }
}
