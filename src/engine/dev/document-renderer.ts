import path from 'node:path';
import type { ViteDevServer } from 'vite';
import type { ResolvedPage } from '../../model/page/types.ts';
import * as ids from '../../model/rendering/ids.ts';
import { isOwnBlockFault } from '../../model/rendering/own-block-fault.ts';
import type { Renderer } from '../../model/rendering/renderer.ts';
import { firstScriptOf } from '../build/bundle/first-script.ts';
import { ownFaultIn } from '../build/bundle/own/own-fault.ts';
import { renderWatchdog } from '../build/bundle/own/render-watchdog.ts';
import { documentOf } from '../build/document/document.ts';
import { withFallbacks } from '../build/document/font-fallbacks.ts';
import { diskFiles } from '../disk/disk-files.ts';
import { ownComponents } from '../disk/own-blocks.ts';
import type { LiveFeed } from './live/live-feed.ts';
import { codeAddress } from './middleware/code-address.ts';
import { withViteClient } from './middleware/vite-client.ts';

/** Draws the document of a page; `adapt` changes it before it is sent. */
export type RenderDocument = (page: ResolvedPage, url: string, adapt?: (html: string) => string) => Promise<string>;

/** Draws documents as the build would write them, but with the code of the server. */
export function documentRenderer(
  root: string,
  server: ViteDevServer,
  { liveNow, renderer }: Pick<LiveFeed, 'liveNow'> & { renderer: () => Promise<Renderer> },
): RenderDocument {
  const source = diskFiles(root);
  const watch = renderWatchdog((type) => ownComponents(root).has(type));
  return async (page, url, adapt = hydrateAtOnce) => {
    const { renderPage, otherMediaStyle } = await renderer();
    const current = (await liveNow()).site();
    if (!current) throw new Error('pages/_site.json has errors.');
    const site = await withFallbacks(source, current.siteAt(page));
    const rendered = await watch(page, () => renderPage(page, site, { fullNames: true })).catch((fault: unknown) => {
      throw isOwnBlockFault(fault) ? withOwnTrace(root, fault) : fault;
    });
    const assets = {
      boot: { src: codeAddress(firstScriptOf(page, rendered, site)) },
      app: codeAddress('entry-dev'),
      otherMedia: `data:text/css,${encodeURIComponent(otherMediaStyle(site.look))}`,
      development: true,
    };
    const sites = { siteAt: () => site, fallbacks: current.fallbacks };
    const html = documentOf(page, sites, rendered, assets);
    return withViteClient(server, url, adapt(html));
  };
}

/** Has the trace of a fault in a block of the site end where its files do: Vite shows it, and opens them. */
function withOwnTrace(root: string, fault: Error): Error {
  const { message, places } = ownFaultIn(root, fault);
  fault.message = message;
  fault.stack = [message, ...places.map((place) => `    at ${path.join(root, place)}`)].join('\n');
  return fault;
}

/** An author's page must be ready for the next save. */
const hydrateAtOnce = (html: string): string => html.replace(`id="${ids.page}"`, '$& data-now');
