import fs from 'node:fs';
import path from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { viewModule } from '../../disk/project.ts';
import { INLINED, viteOptions } from './vite-options.ts';
import { componentKeysPlugin } from './component-keys.ts';
import { FIRST_SCRIPTS } from './first-script.ts';
import { LICENSES, ownNotices } from './licenses.ts';
import { mapOptions, mapOutput } from './own/own-source-maps.ts';

/**
 * Bundles the code of a site: for browsers, for rendering, and the first scripts.
 * @param root the folder of the site
 * @param dir an empty folder
 * @param base the base path of the site, which is part of the addresses of files
 */
export const runVite = (root: string, dir: string, base: string): Promise<void> =>
  inProduction(() => bundle(root, dir, base));

/**
 * Runs a function with NODE_ENV set to production: the settings of the React plugin depend on it, not on Vite's mode.
 */
async function inProduction<T>(run: () => Promise<T>): Promise<T> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    return await run();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

/** Bundles each first script into a single file. */
async function bundleFirstScripts(common: InlineConfig, dir: string): Promise<void> {
  for (const name of FIRST_SCRIPTS) {
    const { output } = (await build({
      ...common,
      build: {
        target: 'es2023',
        write: false,
        rolldownOptions: { input: viewModule(name), optimization: INLINED },
      },
    })) as Rolldown.RolldownOutput;
    const text = output[0].code.trim();
    if (output.length > 1 || /<\/?script|<!--/i.test(text))
      throw new Error('The first script is more than one, or holds what ends a script element.');
    fs.writeFileSync(path.join(dir, `${name}.js`), text);
  }
}

async function bundle(root: string, dir: string, base: string): Promise<void> {
  const common = {
    ...viteOptions(root),
    // Errors are thrown, and reported by the command.
    logLevel: 'silent',
    publicDir: false,
    mode: 'production',
    base: `${base}/`,
  } satisfies InlineConfig;
  await Promise.all([build(clientConfig(common, dir)), build(serverConfig(common, root, dir))]);
  await bundleFirstScripts(common, dir);
  fs.appendFileSync(path.join(dir, 'client', LICENSES), ownNotices());
}

const clientConfig = (common: InlineConfig, dir: string): InlineConfig => ({
  ...common,
  build: {
    ...common.build,
    outDir: path.join(dir, 'client'),
    emptyOutDir: true,
    license: { fileName: LICENSES },
  },
});

const serverConfig = (common: InlineConfig, root: string, dir: string): InlineConfig => ({
  ...common,
  plugins: [...(common.plugins ?? []), componentKeysPlugin(root)],
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ...common.build,
    outDir: path.join(dir, 'server'),
    emptyOutDir: true,
    ssr: viewModule('entry-server'),
    minify: false,
    ...mapOptions(root),
    manifest: false,
    rolldownOptions: {
      input: viewModule('entry-server'),
      // CommonJS, whatever the "type" in the site's package.json, and for the code cache.
      output: {
        format: 'cjs',
        entryFileNames: '[name].cjs',
        chunkFileNames: 'assets/[name]-[hash].cjs',
        ...mapOutput(root),
      },
    },
  },
});
