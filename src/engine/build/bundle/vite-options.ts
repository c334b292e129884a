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

/** Packages that a page may have one copy of, whoever imports them: the site's own blocks, or the view. */
const SHARED = [
  'react',
  'react-dom',
  '@mui/material',
  '@mui/system',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
  '@tanstack/react-router',
];

/**
 * Numbers and names that files share are written where they are used: most are shorter than a variable for them, and
 * they make no file of their own.
 */
export const INLINED = { inlineConst: { mode: 'all' } } as const;

/**
 * What Vite has to know of the code of a site, in development and in a build: the view, and the blocks that the site
 * brings itself.
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
    // What a folder above asks of style sheets is meant for something else, and no key of a bundle would know of it.
    css: { postcss: { plugins: [collectCssFiles(cssFiles)] } },
    plugins: [react(), ownBlocksPlugin(root, cssFiles), ownComponents(root).size === 0 && plainMuiPlugin()],
    // Seen from where the code is installed, so that blocks outside of that folder find them, too.
    resolve: { dedupe: SHARED },
    ssr: { noExternal: ['pagewright'] },
    optimizeDeps: optimized(root),
    build: {
      target: 'es2023',
      manifest: true,
      // What is imported when it is wanted brings all that it imports itself at once.
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
 * Each page names one of them, and what is random in a name cannot be compressed. Six letters are enough for the
 * bundler to tell 64 files from each other; blocks of a site's own are a file each.
 */
const fileNames = (root: string): string => `assets/[name]-[hash:${ownComponents(root).size === 0 ? 6 : 7}].js`;

/** The blocks that a site brings itself, each for those who show it. */
const ownEntries = (root: string): Record<string, string> =>
  Object.fromEntries([...ownComponents(root)].map(([type, file]) => [ownEntry(type), file]));

/**
 * Throws where code cannot be loaded from a folder: modules are named by addresses, in which some signs mean something
 * else.
 * @param signs those that there may not be: a path ends where "#" or "?" stands, and "\" is taken for a slash, which it
 *   is on Windows alone
 */
export function requireAddressable(folder: string, signs = /[#?\\]/): void {
  const named = folder.split(path.sep).find((name) => signs.test(name));
  if (named === undefined) return;
  const [sign] = signs.exec(named)!;
  throw new ToolError(
    `Code cannot be loaded from "${folder}": there is a "${sign}" in its name, which means something else in an address. Rename the folder "${named}".`,
  );
}

/** Folder of prepared dependencies: the same for all sites that bring no blocks, and so no libraries, of their own. */
export const viteCache = (root: string): string =>
  path.join(ownComponents(root).size === 0 ? cacheRoot(root) : path.join(root, '.pagewright'), 'vite');

/**
 * A file or folder as a glob pattern that stands for it alone: patterns have forward slashes, and signs with a meaning
 * of their own.
 */
export const globOf = (file: string): string => slashed(file).replace(/[()[\]{}!*?+@|]/g, '\\$&');

/** Everything the app can ever load, so that no page has to be loaded twice for a dependency first met there. */
function optimized(root: string): UserConfig['optimizeDeps'] {
  const own = [...ownComponents(root).values()].map(globOf);
  if (!isPackage)
    return {
      entries: [
        ...['entry-dev', 'registry.generated'].map(viewModule).map(globOf),
        `${globOf(path.join(VIEW, 'blocks'))}/**/*.tsx`,
        ...own,
      ],
    };
  // Files of an installed package are not searched for what they import: the list was made when it was packed.
  const include = readJson<string[]>(path.join(project, 'imports.json'));
  return { entries: own, include, exclude: ['pagewright', 'pagewright/block'] };
}

/** What a live part does not wait for: the app, lists (they draw cards of all kinds), and slides. */
const MUCH = new Set(['client/start-app', 'blocks/collection/Entries', 'ui/slides/SlideControls'].map(viewModule));

/** What MUI names beside what live parts are made of, and only lists draw with. */
const OF_LISTS =
  /@mui\/(?:system\/(?:Container|colorManipulator)|material\/(?:transitions|styles\/getOverlayAlpha))[/.]/;

/** Which modules travel together. What only a block of the site uses is left to that block. */
function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  const own = path.join(root, OWN_BLOCKS);
  const isOwn = (id: string): boolean => below(own, id) !== undefined;
  const ofView = reachedFrom(viewModule('entry-client'), { isLeftOut: isOwn });
  const isForParts = (id: string): boolean => !isOwn(id) && !MUCH.has(id) && !OF_LISTS.test(id);
  const ofParts = reachedFrom(viewModule('entry-client'), { isLeftOut: (id) => !isForParts(id) });
  const ofFirst = reachedFrom(viewModule('entry-client'), { isLeftOut: isOwn, dynamic: false });
  const ofApp = reachedFrom(viewModule('client/start-app'), { isLeftOut: isOwn, dynamic: false });
  const isFirst = (id: string, context: Rolldown.ChunkingContext): boolean => ofFirst(context).has(id);
  const inFolder = (id: string, ...names: string[]): boolean =>
    names.some((name) => below(path.join(VIEW, name), id) !== undefined);
  const isUi = (id: string): boolean =>
    inFolder(id, 'ui', 'theme', 'strings', 'model') || /node_modules[\\/](@mui|@emotion)[\\/]/.test(id);
  return [
    // Whoever searches needs nothing else.
    { name: 'search', test: (id) => inFolder(id, 'search', 'model/search-index'), priority: 11 },
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 10 },
    // What decides what to load waits for nothing of it: these become part of the entry.
    { name: (id, context) => (isFirst(id, context) ? 'first' : null), priority: 11 },
    // What is said: the app waits for nothing else of live parts.
    { name: (id, context) => (ofApp(context).has(id) && ofParts(context).has(id) ? 'said' : null), priority: 10 },
    // What all live parts stand on, and then what only lists draw with.
    { name: (id, context) => (isUi(id) && ofParts(context).has(id) ? 'living' : null), priority: 9 },
    { name: (id, context) => (isUi(id) && ofView(context).has(id) ? 'ui' : null), priority: 8 },
  ];
}

/** The modules of the app by where they are reached from: asked for once for each module, worked out once. */
function reachedFrom(entry: string, reach: Reach) {
  let reached: Set<string> | undefined;
  return (context: Rolldown.ChunkingContext): Set<string> =>
    (reached ??= modulesFrom(entry, (id) => context.getModuleInfo(id), reach));
}
