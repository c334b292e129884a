import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Manifest, ManifestChunk } from 'vite';
import type { Renderer } from '../../../model/rendering/renderer.ts';
import { isToolError, ToolError } from '../../../model/diagnostics/tool-error.ts';
import { OWN_BLOCKS } from '../../../model/content/content.ts';
import { below } from '../../disk/files/paths.ts';
import { hexHashOf } from '../../disk/files/hash.ts';
import { readJson } from '../../disk/files/read-json.ts';
import { ownComponents } from '../../disk/own-blocks.ts';
import { requireCached } from '../../disk/cache/compile-cache.ts';
import { cacheRoot } from '../../disk/project.ts';
import { KEYS_FILE, type ComponentKeys } from './component-keys.ts';
import { FIRST_SCRIPTS } from './first-script.ts';
import { cachedFolder } from './cached-folder.ts';
import { ownEntry } from './own/own-blocks-plugin.ts';
import { bundleKey } from './bundle-key.ts';

/** The bundled code of a site: that for browsers, and the renderer. All sites without own blocks share one. */
export interface CodeBundle {
  /** The folder with the files for browsers (`assets/…`). */
  clientDir: string;
  /** The key of its inputs. */
  key: string;
  /** The key of the code that renders pages, except blocks. */
  shellKey: string;
  /** The same without header and footer. */
  commonKey: string;
  /** The keys of the code of blocks, by type. */
  blockKeys: Record<string, string>;
  /** The addresses of the modules of own blocks, by type. */
  ownModules: Record<string, string>;
  /** The addresses of the style sheets that these import. */
  ownStyles: Record<string, string[]>;
  /** The texts of the first scripts, which are inlined in pages. */
  boot: Record<(typeof FIRST_SCRIPTS)[number], string>;
  /**
   * The address of the app, which the first script loads on demand. It changes whenever any file for browsers does,
   * except own blocks.
   */
  app: string;
  /** The address of the script that asks for consent to analytics. */
  consent: string;
  renderer: Renderer;
}

const MANIFEST = 'client/.vite/manifest.json';

/** The chunk of an entry, found by name and not by path: sites with the same own blocks share a bundle. */
function chunkOf(manifest: Manifest, entry: string): ManifestChunk {
  const chunk = Object.values(manifest).find(({ name, isEntry }) => isEntry && name === entry);
  if (!chunk) throw new Error(`The bundle has no entry "${entry}".`);
  return chunk;
}

/** The style sheets of a chunk, after those of what it imports. */
function stylesOf(manifest: Manifest, entry: ManifestChunk): string[] {
  const seen = new Set<ManifestChunk>();
  const styles = new Set<string>();
  const visit = (chunk: ManifestChunk | undefined): void => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports ?? []) visit(manifest[name]);
    for (const file of chunk.css ?? []) styles.add(file);
  };
  visit(entry);
  return [...styles];
}

/** The folder with the bundles of a site, and of others. */
export const bundleCache = (root: string): string => path.join(cacheRoot(root), 'code');

/** Bundles the code, or takes it from the cache. Throws as `bundleInto` does. */
export const bundleCode = async (root: string, base: string): Promise<CodeBundle> =>
  openBundle(root, await bundleInto(bundleCache(root), root, base), base);

/**
 * Bundles the code into a cache, unless it is there and its inputs have not changed. Throws a `ToolError` for errors in
 * own blocks.
 * @param root the folder of the site
 * @param base the base path of the site, which is part of the addresses of files
 * @returns the folder of the bundle
 */
export function bundleInto(cache: string, root: string, base: string): Promise<string> {
  const ending = base ? `-${hexHashOf(base, 6)}` : '';
  const keyOf = (): string => bundleKey(root) + ending;
  return cachedFolder(cache, keyOf, async (unfinished) => {
    // Loaded only when it is needed: that takes longer than building a few pages.
    const { runVite } = await import('./run-vite.ts');
    return runVite(root, unfinished, base).catch((fault: Error) => {
      const own = [...ownComponents(root).values()].map((file) => below(root, file) ?? file);
      throw own.length === 0 || isToolError(fault) ? fault : ownBlocksError(fault, own);
    });
  });
}

/** In place of the bundler's message about top-level await, which recommends another module format. */
const TOP_LEVEL_AWAIT =
  'A component cannot be waited for: move what stands after "await" into a function, such as an effect.';

/** Up to how many files are listed. */
const MAX_LISTED = 10;

/** The error for a bundle with own blocks: file, line and reason, without the stack of the bundler. */
function ownBlocksError({ message }: Error, own: string[]): ToolError {
  const [words = ''] = stripVTControlCharacters(message)
    .replace(/^Build failed with .*\n+/, '')
    .replace(/^\[INVALID_TLA_FORMAT\].*/m, TOP_LEVEL_AWAIT)
    .replace(/^(?:\[plugin pagewright:.*\]\s+)?(?:(?:Rolldown)?Error: )?/, '')
    .split(/\n[^\S\n]*(?:Stack backtrace:|at )/);
  const files = own.length > MAX_LISTED ? `the files in ${OWN_BLOCKS}/` : own.join(', ');
  const where = words.includes(`${OWN_BLOCKS}/`) ? '' : `\n\nLook into ${files}.`;
  return new ToolError(`The blocks of this site cannot be put together.\n\n${words.trim()}${where}`);
}

/** Opens the bundle in a folder. */
function openBundle(root: string, dir: string, base: string): CodeBundle {
  const manifest = readJson<Manifest>(path.join(dir, MANIFEST));
  const at = (file: string): string => `${base}/${file}`;
  const addressOf = (entry: string): string => at(chunkOf(manifest, entry).file);
  const own = [...ownComponents(root).keys()].map((type) => [type, chunkOf(manifest, ownEntry(type))] as const);
  const ownModules = Object.fromEntries(own.map(([type, { file }]) => [type, at(file)]));
  const ownStyles = Object.fromEntries(own.map(([type, chunk]) => [type, stylesOf(manifest, chunk).map(at)]));
  const { shell, common, blocks } = readJson<ComponentKeys>(path.join(dir, 'server', KEYS_FILE));
  const inline = (name: string): string => fs.readFileSync(path.join(dir, `${name}.js`), 'utf8');
  const { renderer } = requireCached(path.join(dir, 'server/entry-server.cjs'), 'build') as { renderer: Renderer };
  return {
    clientDir: path.join(dir, 'client'),
    key: path.basename(dir),
    shellKey: shell,
    commonKey: common,
    blockKeys: Object.fromEntries(
      Object.entries(blocks).map(([type, key]) => [
        type,
        [key, ownModules[type] ?? '', ...(ownStyles[type] ?? [])].join(' '),
      ]),
    ),
    ownModules,
    ownStyles,
    boot: Object.fromEntries(FIRST_SCRIPTS.map((name) => [name, inline(name)])) as CodeBundle['boot'],
    app: addressOf('app'),
    consent: addressOf('consent'),
    renderer,
  };
}
