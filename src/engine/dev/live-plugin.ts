import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { OWN_BLOCKS, OWN_ICONS, PAGES, PUBLIC, TEMPLATES } from '../../model/content/content.ts';
import type { Renderer } from '../../model/rendering/renderer.ts';
import type { ResolvedSite } from '../../model/page/types.ts';
import { rejectBadTargets, allowReadsOnly, normalizeTarget } from '../build/server/http.ts';
import { diskFiles } from '../disk/disk-files.ts';
import { lookOf } from '../brand/look.ts';
import { project } from '../disk/project.ts';
import { answerFilesOfAllPages } from './middleware/answer-files-of-all-pages.ts';
import { answerIcons } from './middleware/answer-icons.ts';
import { answerPages } from './middleware/answer-pages.ts';
import { answerSearch } from './middleware/answer-search.ts';
import { codeOnly } from './middleware/code-only.ts';
import { filesBelowBase } from './middleware/files-below-base.ts';
import { filesByName } from './middleware/files-by-name.ts';
import { liveUpgrades } from './middleware/live-upgrades.ts';
import { createCatalogue } from './catalogue/index.ts';
import { refuseDetails, refuseOtherSites } from './guard.ts';
import { createInbox, INBOX_FILE } from './inbox/index.ts';
import { createLiveFeed, type LiveFeed } from './live/live-feed.ts';
import { devRenderer } from './dev-renderer.ts';
import { documentRenderer } from './document-renderer.ts';
import { openInEditor } from './open-in-editor.ts';
import { publishedOnly } from './middleware/published-only.ts';
import { dropInvalidRange } from './middleware/valid-range.ts';
import { createIdle } from './live/idle.ts';
import { waitForContent } from './live/wait-for-content.ts';
import { watchFolders } from './live/watch-folders.ts';

const WATCHING_FAILED =
  'What is saved is not seen here: reload pages by hand, or start again with the variable CHOKIDAR_USEPOLLING=1.';

/** How long no request may arrive until other pages are checked, in milliseconds. */
const IDLE_AFTER = 300;

/** Serves the pages of a root folder as the build would write them, and keeps open browsers up to date. */
export function livePlugin({ root }: { root: string }): Plugin {
  const absolute = path.resolve(root);
  let feed: LiveFeed;
  return {
    name: 'pagewright:live',
    apply: 'serve',
    config: () => ({ publicDir: path.join(absolute, 'public') }),
    configureServer(server) {
      const idle = createIdle(IDLE_AFTER);
      server.middlewares.use(idle.middleware);
      const renderer = devRenderer(absolute, server);
      feed = createLiveFeed(absolute, server, { renderer, idle });
      watchContent(server, absolute);
      for (const event of ['add', 'change', 'unlink'] as const) {
        server.watcher.on(event, (file) => void feed.reloadSchemas(file));
      }
      answerRequests(server, absolute, { feed, renderer });
      const logFault = (error: Error): void => {
        // A server that is stopped at once does not report what was interrupted.
        if (server.httpServer?.listening) server.config.logger.error(error.stack ?? error.message);
      };
      server.httpServer?.once('listening', () => setImmediate(() => feed.readAhead().catch(logFault)));
      // Vite shows what broke, with lines of code. That is for this computer, too.
      return () => server.middlewares.use(refuseDetails);
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, type, read, modules }) {
        if (this.environment.name !== 'client') return undefined;
        await waitForContent({ file, type, read });
        const isContent = await feed.take(file, type);
        // A block of the site's own may import what lies in public/, too.
        return isContent && modules.length === 0 ? [] : undefined;
      },
    },
  };
}

/** Passes every change of content, own blocks and icons, schemas and code on to Vite's watcher. */
function watchContent({ watcher, config, httpServer }: ViteDevServer, root: string): void {
  const folders = [
    ...[PAGES, PUBLIC, TEMPLATES, OWN_BLOCKS, OWN_ICONS].map((name) => path.join(root, name)),
    ...['schemas', 'src'].map((name) => path.join(project, name)),
  ];
  // For disks without change events, Vite polls.
  if (config.server.watch !== null) return void watcher.add(folders);
  const watching = watchFolders({
    folders,
    isWatchedBeside: (name) => name.startsWith('.env'),
    emit: (event, file) => watcher.emit(event, file),
    onError: (fault) => config.logger.error(`${fault.message}. ${WATCHING_FAILED}`),
  });
  httpServer?.once('close', watching.close);
}

/** Installs all middleware in order: guards come first. */
function answerRequests(
  server: ViteDevServer,
  root: string,
  { feed: { liveNow }, renderer }: { feed: LiveFeed; renderer: () => Promise<Renderer> },
): void {
  const source = diskFiles(root);
  const renderDocument = documentRenderer(root, server, { liveNow, renderer });
  const siteNow = async (): Promise<ResolvedSite | undefined> => (await liveNow()).site()?.site;
  const inbox = createInbox({
    file: path.join(root, INBOX_FILE),
    name: async () => (await siteNow())?.name,
    colorStyle: async () => (await renderer()).colorStyle((await siteNow())?.look ?? lookOf()),
  });
  // Before any middleware runs, connect and Vite parse targets themselves, and some targets would end the process.
  server.httpServer?.prependListener('request', normalizeTarget);
  server.httpServer?.prependListener('upgrade', liveUpgrades(server.config.base));
  const inOrder = [
    rejectBadTargets,
    dropInvalidRange,
    refuseOtherSites,
    filesBelowBase(source, liveNow),
    publishedOnly(root),
    inbox,
    openInEditor(root),
    allowReadsOnly,
    filesByName(root, source),
    answerIcons(source, liveNow),
    answerSearch(liveNow),
    answerFilesOfAllPages(liveNow),
    createCatalogue({ server, liveNow, renderer, renderDocument }),
    answerPages({ server, liveNow, renderer, renderDocument }),
    codeOnly(server.config.server.fs.allow),
  ];
  for (const handler of inOrder) server.middlewares.use(handler);
}
