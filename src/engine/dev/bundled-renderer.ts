import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Renderer } from '../../model/rendering/renderer.ts';
import { codeOptions } from '../build/code/code-options.ts';
import { madeOnce } from '../build/code/made-once.ts';
import { sourceKey } from '../build/code/source-key.ts';
import { cacheOf, viewModule } from '../disk/project.ts';

/**
 * The renderer as a dev server loads it, in one file that is kept: loading its modules one by one takes ten times as
 * long.
 * @param root the folder of the site, which may bring blocks of its own
 * @throws when these cannot be put together
 */
export async function bundledRenderer(root: string): Promise<Renderer> {
  const cache = path.join(cacheOf(root), 'code');
  const dir = await madeOnce(cache, `${sourceKey(root)}-dev`, (unfinished) => bundle(root, unfinished));
  const { href } = pathToFileURL(path.join(dir, 'entry-server.mjs'));
  return ((await import(href)) as { renderer: Renderer }).renderer;
}

async function bundle(root: string, outDir: string): Promise<void> {
  const options = codeOptions(root);
  await build({
    ...options,
    logLevel: 'silent',
    publicDir: false,
    mode: 'development',
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      target: 'es2023',
      outDir,
      emptyOutDir: true,
      ssr: viewModule('entry-server'),
      minify: false,
      // Whatever the package.json of the site says about modules; and whole, since nothing is there to be loaded later.
      rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
    },
  });
}
