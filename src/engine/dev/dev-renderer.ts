import path from 'node:path';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { OWN_BLOCKS } from '../../model/content/content.ts';
import type { Renderer } from '../../model/rendering/renderer.ts';
import { outsideFiles } from '../build/bundle/own/outside-files.ts';
import { below } from '../disk/files/paths.ts';
import { project, viewModule } from '../disk/project.ts';
import { bundledRenderer } from './bundled-renderer.ts';

/**
 * The renderer of a dev server, as its sources are now: a bundle of them until one changes, and from then on the
 * modules themselves, of which a change loads few anew.
 */
export function devRenderer(root: string, server: ViteDevServer): () => Promise<Renderer> {
  const sources = [path.join(project, 'src'), path.join(root, OWN_BLOCKS)];
  let hasChanged = false;
  for (const event of ['add', 'change', 'unlink'] as const)
    server.watcher.on(event, (file) => {
      const isSource = sources.some((folder) => below(folder, file) !== undefined);
      hasChanged ||= isSource || outsideFiles(root).includes(file);
    });
  let bundled: Promise<Renderer | undefined> | undefined;
  return async () => {
    // What keeps it from being bundled is told with its place when the modules are loaded.
    bundled ??= bundledRenderer(root).catch(() => undefined);
    const renderer = hasChanged ? undefined : await bundled;
    return renderer && !hasChanged ? renderer : fromModules(server);
  };
}

async function fromModules({ environments: { ssr } }: ViteDevServer): Promise<Renderer> {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('This Vite server cannot run the renderer.');
  return ((await ssr.runner.import(viewModule('entry-server'))) as { renderer: Renderer }).renderer;
}
