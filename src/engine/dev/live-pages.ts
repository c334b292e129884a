import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import type * as ServerEntry from '../../entry-server.tsx';
import type { ResolvedPage } from '../../model/types.ts';
import { reporters } from '../report/index.ts';
import type { ReportedDiagnostic } from '../../model/reported.ts';
import { project } from '../disk/project.ts';
import { documentOf } from '../build/document.ts';
import { readableOnly, tidyTarget } from '../build/answers.ts';
import { answerPages } from './answer-pages.ts';
import { ids } from '../../model/ids.ts';
import { createCatalogue } from './catalogue/index.ts';
import { refuseDetails, refuseOtherSites } from './guard.ts';
import { createInbox } from './inbox/index.ts';
import { liveContent, type LiveContent } from './live-content.ts';
import { openInEditor } from './open-in-editor.ts';

/** Tells open pages that content changed; each then looks whether it is concerned. */
export const CHANGED = 'pagewright:changed';

/** How long nothing is saved before all pages are looked at, in milliseconds: by then the saved page is on the screen. */
const PAUSE = 300;

/** Serves the pages of a root folder as the build would write them, and keeps open browsers up to date. */
export function livePages({ root }: { root: string }): Plugin {
  const absolute = path.resolve(root);
  let server: ViteDevServer;
  let live: LiveContent | undefined;
  const content = (): LiveContent => (live ??= liveContent(absolute));
  let pause: NodeJS.Timeout | undefined;

  const log = (problems: ReportedDiagnostic[]): void => {
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

  /** Who makes a block sees it in open pages; one that is broken is told, and what was there before stays. */
  const reloadSchemas = (file: string): void => {
    if (!isSchemaSource(file)) return;
    try {
      content().reload();
    } catch (fault) {
      server.config.logger.error((fault as Error).message);
      return;
    }
    log(content().problems().filter(isError));
    server.environments.client.hot.send(CHANGED, { layout: true });
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

  return {
    name: 'pagewright:live-pages',
    apply: 'serve',
    config: () => ({ publicDir: path.join(absolute, 'public') }),
    configureServer(created) {
      server = created;
      server.watcher.add([path.join(absolute, 'pages'), path.join(absolute, 'public'), path.join(project, 'schemas')]);
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, reloadSchemas);
      // Before any middleware is asked, connect and Vite read targets themselves, and some end the process.
      server.httpServer?.prependListener('request', tidyTarget);
      server.httpServer?.prependListener('upgrade', (req: IncomingMessage, socket) => void (tidyTarget(req) || socket.destroy()));
      server.middlewares.use(readableOnly);
      server.middlewares.use(refuseOtherSites);
      server.middlewares.use(createInbox({ file: path.join(absolute, '.inquiries', 'inbox.jsonl') }));
      server.middlewares.use(openInEditor(absolute));
      server.middlewares.use(createCatalogue({ server, content, renderDocument }));
      server.middlewares.use(answerPages({ server, content, renderDocument }));
      // Reads the content while nobody waits, so that the first page is quick, and says at once what is wrong.
      server.httpServer?.once('listening', () =>
        setImmediate(() => {
          log(content().problems().filter(isError));
          catchUpLater();
        }),
      );
      // Vite shows what broke, with lines of code. That is for this computer, too.
      return () => server.middlewares.use(refuseDetails);
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

const isError = ({ severity }: ReportedDiagnostic): boolean => severity === 'error';

/** Whether a file describes pages or blocks; what is generated from such files follows them. */
function isSchemaSource(file: string): boolean {
  const relative = path.relative(path.join(project, 'schemas'), file);
  return relative.endsWith('.schema.json') && !/^(?:\.\.|generated)/.test(relative);
}
