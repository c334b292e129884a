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

/** The code of a site: what goes to browsers, and the renderer. The same for all sites without blocks of their own. */
export interface CodeBundle {
  /** Folder with the browser's files (`assets/…`). */
  clientDir: string;
  /** The key of what it is made of. */
  key: string;
  /** The key of what writes pages but for their blocks, with header and footer and without. */
  shellKey: string;
  commonKey: string;
  /** The keys of what draws blocks, by their type. */
  blockKeys: Record<string, string>;
  /** The addresses of what draws the site's own, by type, and of the style sheets that this imports. */
  ownModules: Record<string, string>;
  ownStyles: Record<string, string[]>;
  /** The first scripts, as they stand in pages. */
  boot: Record<(typeof FIRST_SCRIPTS)[number], string>;
  /**
   * What the first script asks for when it is wanted: another whenever any of the browser's files is, but for the
   * blocks that the site brings itself.
   */
  app: string;
  /** The script that asks before visits are counted. */
  consent: string;
  renderer: Renderer;
}

const MANIFEST = 'client/.vite/manifest.json';

/** What an entry has become. Sites with the same blocks share a bundle, wherever these lie. */
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

/**
 * Builds the code, or takes it from the cache when nothing it is made of has changed.
 * @param root the folder of the site, which may bring blocks of its own
 * @param base the site's base path, which stands in the addresses of the files
 */
export async function bundleCode(root: string, base: string): Promise<CodeBundle> {
  const ending = base ? `-${hexHashOf(base, 6)}` : '';
  const keyOf = (): string => bundleKey(root) + ending;
  const dir = await cachedFolder(path.join(cacheRoot(root), 'code'), keyOf, async (unfinished) => {
    // Loading a bundler takes longer than building a few pages.
    const { runVite } = await import('./run-vite.ts');
    return runVite(root, unfinished, base).catch((fault: Error) => {
      const own = [...ownComponents(root).values()].map((file) => below(root, file) ?? file);
      throw own.length === 0 || isToolError(fault) ? fault : ownFault(fault, own);
    });
  });
  return openBundle(root, dir, base);
}

/** The bundler would advise another format of modules. */
const WAITS = 'A component cannot be waited for: move what stands after "await" into a function, such as an effect.';

/** Of more files, nobody is helped by their names. */
const MOST_NAMED = 10;

/** What a bundler says of an owner's code: the file, the line and why, and nothing of the bundler itself. */
function ownFault({ message }: Error, own: string[]): ToolError {
  const [words = ''] = stripVTControlCharacters(message)
    .replace(/^Build failed with .*\n+/, '')
    .replace(/^\[INVALID_TLA_FORMAT\].*/m, WAITS)
    .replace(/^\[plugin pagewright:.*\]\s+(?:Error: )?/, '')
    .split(/\n[^\S\n]*(?:Stack backtrace:|at )/);
  const files = own.length > MOST_NAMED ? `the files in ${OWN_BLOCKS}/` : own.join(', ');
  const where = words.includes(`${OWN_BLOCKS}/`) ? '' : `\n\nLook into ${files}.`;
  return new ToolError(`The blocks of this site cannot be put together.\n\n${words.trim()}${where}`);
}

/** A bundle that lies in a folder. */
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
