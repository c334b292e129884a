import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Rolldown, UserConfig } from 'vite';
import { below, slashed } from '../../disk/files/paths.ts';
import { readJson } from '../../disk/files/read-json.ts';
import { ownComponents } from '../../disk/own-blocks.ts';
import { ToolError } from '../../../model/diagnostics/tool-error.ts';
import { cacheRoot, installRoot, isPackage, project, viewModule } from '../../disk/project.ts';
import { OWN_BLOCKS } from '../../../model/content/content.ts';
import { modulesFrom, type Reach } from './module-graph.ts';
import { collectCssFiles } from './own/collect-css-files.ts';
import { ownBlocksPlugin, ownEntry } from './own/own-blocks-plugin.ts';
import { plainMuiPlugin } from './plain-mui-plugin.ts';

const VIEW = path.join(project, 'src');

/** Packages that own blocks and the view have to share one copy of. */
const DEDUPED = [
  'react',
  'react-dom',
  '@mui/material',
  '@mui/system',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
  '@tanstack/react-router',
];

/** Constants are inlined across modules: most are shorter than a variable, and they need no chunk of their own. */
export const INLINED = { inlineConst: { mode: 'all' } } as const;

/**
 * The Vite configuration for the code of a site, that is the view and the site's own blocks, in development and builds.
 * Throws a `ToolError` where Vite cannot load code from the folders.
 * @param root the folder of the site
 */
export function viteOptions(root: string): UserConfig {
  for (const folder of [installRoot, root]) requireAddressable(folder);
  const cssFiles = new Set<string>();
  return {
    root: installRoot,
    configFile: false,
    cacheDir: viteCache(root),
    envDir: root,
    appType: 'custom',
    // Inline, so that no PostCSS configuration of a folder above applies, which the bundle key does not cover.
    css: { postcss: { plugins: [collectCssFiles(cssFiles)] } },
    plugins: [react(), ownBlocksPlugin(root, cssFiles), ownComponents(root).size === 0 && plainMuiPlugin()],
    // Resolved from Vite's root, so that own blocks outside of it find them, too.
    resolve: { dedupe: DEDUPED },
    ssr: { noExternal: ['pagewright'] },
    optimizeDeps: optimizeDeps(root),
    build: {
      target: 'es2023',
      manifest: true,
      // Dynamic imports still preload what they import: only the polyfill is left out.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { app: viewModule('entry-client'), consent: viewModule('consent'), ...ownEntries(root) },
        preserveEntrySignatures: 'allow-extension',
        optimization: INLINED,
        output: {
          entryFileNames: fileNames(root),
          chunkFileNames: fileNames(root),
          codeSplitting: { groups: chunkGroups(root) },
        },
      },
    },
  } as UserConfig;
}

/**
 * File names of chunks. Pages contain one, and hashes do not compress: six characters suffice for up to 64 chunks,
 * without own blocks.
 */
const fileNames = (root: string): string => `assets/[name]-[hash:${ownComponents(root).size === 0 ? 6 : 7}].js`;

/** An entry for each own block, so that only pages with it load it. */
const ownEntries = (root: string): Record<string, string> =>
  Object.fromEntries([...ownComponents(root)].map(([type, file]) => [ownEntry(type), file]));

/**
 * Throws a `ToolError` where Vite cannot load code from a folder: module ids are URLs, in which some characters have a
 * meaning.
 * @param signs the forbidden characters. A backslash is taken for a slash, except on Windows, where it is one
 */
export function requireAddressable(folder: string, signs = /[#?\\]/): void {
  const named = folder.split(path.sep).find((name) => signs.test(name));
  if (named === undefined) return;
  const [sign] = signs.exec(named)!;
  throw new ToolError(
    `Code cannot be loaded from "${folder}": there is a "${sign}" in its name, which means something else in an address. Rename the folder "${named}".`,
  );
}

/** The folder of Vite's optimized dependencies: one for all sites without own blocks, and so without own libraries. */
export const viteCache = (root: string): string =>
  path.join(ownComponents(root).size === 0 ? cacheRoot(root) : path.join(root, '.pagewright'), 'vite');

/** A glob pattern that matches exactly a path: with forward slashes, and special characters escaped. */
export const globOf = (file: string): string => slashed(file).replace(/[()[\]{}!*?+@|]/g, '\\$&');

/**
 * All entries of the app, so that Vite discovers every dependency at the start, and never reloads a page for a new one.
 */
function optimizeDeps(root: string): UserConfig['optimizeDeps'] {
  const own = [...ownComponents(root).values()].map(globOf);
  if (!isPackage)
    return {
      entries: [
        ...['entry-dev', 'registry.generated'].map(viewModule).map(globOf),
        `${globOf(path.join(VIEW, 'blocks'))}/**/*.tsx`,
        ...own,
      ],
    };
  // Vite does not scan the files of an installed package: their imports were listed when it was packed.
  const include = readJson<string[]>(path.join(project, 'imports.json'));
  return { entries: own, include, exclude: ['pagewright', 'pagewright/block'] };
}

/** Large modules that other live parts do not wait for: the app, lists (which have all kinds of cards), slides. */
const LARGE = new Set(['client/start-app', 'blocks/collection/Entries', 'ui/slides/SlideControls'].map(viewModule));

/** Modules of MUI that only lists need. */
const OF_LISTS =
  /@mui\/(?:system\/(?:Container|colorManipulator)|material\/(?:transitions|styles\/getOverlayAlpha))[/.]/;

/** The chunks of the code. Modules that only an own block uses stay in the chunk of that block. */
function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  const own = path.join(root, OWN_BLOCKS);
  const isOwn = (id: string): boolean => below(own, id) !== undefined;
  const ofView = reachedFrom(viewModule('entry-client'), { isLeftOut: isOwn });
  const isForParts = (id: string): boolean => !isOwn(id) && !LARGE.has(id) && !OF_LISTS.test(id);
  const ofParts = reachedFrom(viewModule('entry-client'), { isLeftOut: (id) => !isForParts(id) });
  const ofFirst = reachedFrom(viewModule('entry-client'), { isLeftOut: isOwn, dynamic: false });
  const ofApp = reachedFrom(viewModule('client/start-app'), { isLeftOut: isOwn, dynamic: false });
  const isFirst = (id: string, context: Rolldown.ChunkingContext): boolean => ofFirst(context).has(id);
  const inFolder = (id: string, ...names: string[]): boolean =>
    names.some((name) => below(path.join(VIEW, name), id) !== undefined);
  const isUi = (id: string): boolean =>
    inFolder(id, 'ui', 'theme', 'strings', 'model') || /node_modules[\\/](@mui|@emotion)[\\/]/.test(id);
  return [
    // The search dialog, which needs nothing else.
    { name: 'search', test: (id) => inFolder(id, 'search', 'model/search-index'), priority: 11 },
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 10 },
    // What the entry imports statically, so that it decides what to load without waiting for anything.
    { name: (id, context) => (isFirst(id, context) ? 'entry' : null), priority: 11 },
    // What the app and live parts share, mostly sentences.
    { name: (id, context) => (ofApp(context).has(id) && ofParts(context).has(id) ? 'strings' : null), priority: 10 },
    // UI code of all live parts, and then the rest, which only lists need.
    { name: (id, context) => (isUi(id) && ofParts(context).has(id) ? 'islands' : null), priority: 9 },
    { name: (id, context) => (isUi(id) && ofView(context).has(id) ? 'ui' : null), priority: 8 },
  ];
}

/** The modules that are reached from an entry. Called for each module, but computed once. */
function reachedFrom(entry: string, reach: Reach) {
  let reached: Set<string> | undefined;
  return (context: Rolldown.ChunkingContext): Set<string> =>
    (reached ??= modulesFrom(entry, (id) => context.getModuleInfo(id), reach));
}
