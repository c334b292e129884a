import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { CHANGED, type Change } from '../../model/dev-protocol.ts';
import { ids } from '../../model/ids.ts';
import type { Renderer } from '../../model/renderer.ts';
import type { ResolvedPage } from '../../model/types.ts';
import { project } from '../disk/project.ts';
import { reporters } from '../report/index.ts';
import type { ReportedDiagnostic } from '../../model/reported.ts';
import { documentOf } from '../build/document.ts';
import { readableOnly, tidyTarget } from '../build/answers.ts';
import { answerPages } from './answer-pages.ts';
import { createCatalogue } from './catalogue/index.ts';
import { refuseDetails, refuseOtherSites } from './guard.ts';
import { createInbox } from './inbox/index.ts';
import { liveContent, type LiveContent } from './live-content.ts';
import { openInEditor } from './open-in-editor.ts';

/** How long nothing is saved before all pages are looked at, in milliseconds: by then the saved page is on the screen. */
const PAUSE = 300;

/** Where the renderer is. It is loaded anew when a module of it has changed. */
const RENDERER = '/src/entry-server.tsx';

/** Serves the pages of a root folder as the build would write them, and keeps open browsers up to date. */
export function livePages({ root }: { root: string }): Plugin {
  const absolute = path.resolve(root);
  let server: ViteDevServer;
  let live: LiveContent | undefined;
  let pause: NodeJS.Timeout | undefined;

  const renderer = async (): Promise<Renderer> => {
    const environment = server.environments.ssr;
    if (!isRunnableDevEnvironment(environment)) throw new Error('This Vite server cannot run the renderer.');
    return ((await environment.runner.import(RENDERER)) as { renderer: Renderer }).renderer;
  };
  const content = async (): Promise<LiveContent> => {
    const view = live ? undefined : await renderer();
    return (live ??= liveContent(absolute, view as Renderer));
  };

  const log = (problems: ReportedDiagnostic[], { textOf }: LiveContent): void => {
    if (problems.length === 0) return;
    server.config.logger.error(`\n${reporters.text(problems, { files: 1, textOf, color: process.stdout.isTTY === true })}`);
  };
  const tell = (change: Change): void => server.environments.client.hot.send(CHANGED, change);

  /** What takes a look at every page never keeps an author waiting for the page that was saved. */
  const catchUpLater = (current: LiveContent): void => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      const { problems, hasChanged } = current.catchUp();
      log(problems, current);
      if (hasChanged) tell({ layout: true });
    }, PAUSE);
    pause.unref();
  };

  /** Reads the content while nobody waits, so that the first page is quick, and says at once what is wrong. */
  const readAhead = async (): Promise<void> => {
    const current = await content();
    log(current.problems().filter(isError), current);
    catchUpLater(current);
  };

  /** Who makes a block sees it in open pages; one that is broken is told, and what was there before stays. */
  const reloadSchemas = async (file: string): Promise<void> => {
    if (!isSchemaSource(file)) return;
    try {
      const current = await content();
      current.reload();
      log(current.problems().filter(isError), current);
      tell({ layout: true });
    } catch (fault) {
      server.config.logger.error((fault as Error).message);
    }
  };

  /** Takes a file into account that was changed, added or removed; returns whether it belongs to the content. */
  const take = async (file: string): Promise<boolean> => {
    const current = await content();
    const before = JSON.stringify(current.site()?.site);
    const changed = current.update(file);
    if (!changed) return false;
    log(changed.problems, current);
    catchUpLater(current);
    tell({ layout: JSON.stringify(current.site()?.site) !== before });
    return true;
  };

  // Hydrate at once: an author's page must be ready for the next save.
  const hydrateAtOnce = (html: string): string => html.replace(`id="${ids.page}"`, '$& data-now');
  const renderDocument = async (page: ResolvedPage, url: string, adapt = hydrateAtOnce): Promise<string> => {
    const { renderPage, themeColor } = await renderer();
    const current = (await content()).site();
    if (!current) throw new Error('pages/_site.json has errors.');
    const rendered = await renderPage(page, current.site);
    const html = documentOf(page, current, rendered, { boot: '/src/boot.ts', modules: ['/src/entry-dev.ts'], themeColor, development: true });
    return server.transformIndexHtml(url, adapt(html));
  };

  return {
    name: 'pagewright:live-pages',
    apply: 'serve',
    config: () => ({ publicDir: path.join(absolute, 'public') }),
    configureServer(created) {
      server = created;
      server.watcher.add([path.join(absolute, 'pages'), path.join(absolute, 'public'), path.join(project, 'schemas')]);
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, (file) => void reloadSchemas(file));
      // Before any middleware is asked, connect and Vite read targets themselves, and some end the process.
      server.httpServer?.prependListener('request', tidyTarget);
      server.httpServer?.prependListener('upgrade', (req: IncomingMessage, socket) => void (tidyTarget(req) || socket.destroy()));
      server.middlewares.use(readableOnly);
      server.middlewares.use(refuseOtherSites);
      const colorStyle = async (): Promise<string> => (await renderer()).colorStyle;
      server.middlewares.use(createInbox({ file: path.join(absolute, '.inquiries', 'inbox.jsonl'), colorStyle }));
      server.middlewares.use(openInEditor(absolute));
      server.middlewares.use(createCatalogue({ server, content, renderer, renderDocument }));
      server.middlewares.use(answerPages({ server, content, renderer, renderDocument }));
      server.httpServer?.once('listening', () =>
        setImmediate(() => readAhead().catch((error: Error) => server.config.logger.error(error.stack ?? error.message))),
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
        return (await take(file)) ? [] : undefined;
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
