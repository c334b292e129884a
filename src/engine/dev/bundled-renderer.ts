import path from 'node:path';
import { build } from 'vite';
import type { Renderer } from '../../model/rendering/renderer.ts';
import { viteOptions } from '../build/bundle/vite-options.ts';
import { cachedFolder } from '../build/bundle/cached-folder.ts';
import { mapOptions, mapOutput } from '../build/bundle/own/own-source-maps.ts';
import { bundleKey } from '../build/bundle/bundle-key.ts';
import { requireCached } from '../disk/cache/compile-cache.ts';
import { cacheRoot, viewModule } from '../disk/project.ts';

/**
 * The renderer as a dev server loads it, in one file that is kept: loading its modules one by one takes ten times as
 * long.
 * @param root the folder of the site, which may bring blocks of its own
 * @throws when these cannot be put together
 */
export async function bundledRenderer(root: string): Promise<Renderer> {
  const cache = path.join(cacheRoot(root), 'code');
  const dir = await cachedFolder(
    cache,
    () => `${bundleKey(root)}-dev`,
    (unfinished) => bundle(root, unfinished),
  );
  return (requireCached(path.join(dir, 'server/entry-server.cjs'), 'start') as { renderer: Renderer }).renderer;
}

async function bundle(root: string, dir: string): Promise<void> {
  const options = viteOptions(root);
  await build({
    ...options,
    logLevel: 'silent',
    publicDir: false,
    mode: 'development',
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      target: 'es2023',
      outDir: path.join(dir, 'server'),
      emptyOutDir: true,
      ssr: viewModule('entry-server'),
      minify: false,
      ...mapOptions(root),
      // Nothing is published, so pictures that blocks import have no address but what they are.
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      // Whatever the package.json of the site says about modules; and whole, since nothing is there to be loaded later.
      rolldownOptions: {
        output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false, ...mapOutput(root) },
      },
    },
  });
}
