import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import type { Renderer } from '../../model/renderer.ts';

/** The code of a site: what goes to browsers, and the renderer. The same for every content folder. */
export interface CodeBundle {
  /** Folder with the browser's files (`assets/…`). */
  clientDir: string;
  /** Changes whenever any of the browser's files does. */
  buildId: string;
  boot: string;
  /** The script that asks before visits are counted. */
  consent: string;
  /** Files that hydrating the given block types needs, the entry first. */
  modulesFor: (types: Iterable<string>) => string[];
  renderer: Renderer;
}

/** A fingerprint of everything that the bundle is made of. */
function sourceKey(project: string): string {
  const hash = createHash('sha1');
  const src = path.join(project, 'src');
  const files = fs.readdirSync(src, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  // The engine and the tools of development are in no bundle.
  const isView = (file: string): boolean => !/^(?:engine|tools)[\\/]/.test(path.relative(src, file));
  const names = files
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter(isView)
    .toSorted();
  for (const file of [...names, ...['vite.config.ts', 'package-lock.json'].map((name) => path.join(project, name))]) {
    hash.update(path.relative(project, file)).update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** All files that a module of the manifest imports, itself first. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) closure(manifest, imported, seen);
  return seen;
}

// Other processes may still load parts of a bundle that is no longer current.
const KEPT = 60 * 60 * 1000;

function removeOld(cache: string): void {
  for (const name of fs.readdirSync(cache)) {
    const dir = path.join(cache, name);
    if (Date.now() - fs.statSync(dir).mtimeMs > KEPT) fs.rmSync(dir, { recursive: true, force: true });
  }
}

/** Runs something with NODE_ENV as a build needs it: React's compiler settings follow it, whatever Vite's mode says. */
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

async function buildCode(project: string, dir: string, base: string): Promise<void> {
  const common = {
    root: project,
    configFile: path.join(project, 'vite.config.ts'),
    logLevel: 'error',
    publicDir: false,
    mode: 'production',
    base: `${base}/`,
  } as const;
  await Promise.all([
    build({ ...common, build: { outDir: path.join(dir, 'client'), emptyOutDir: true } }),
    build({
      ...common,
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: path.join(dir, 'server'),
        emptyOutDir: true,
        ssr: path.join(project, 'src/entry-server.tsx'),
        minify: false,
        manifest: false,
        rolldownOptions: { input: path.join(project, 'src/entry-server.tsx') },
      },
    }),
  ]);
}

/**
 * Builds the code, or takes it from `.cache` when nothing it is made of has changed.
 * @param base the site's base path, which stands in the addresses of the files
 */
export async function bundleCode(project: string, base: string): Promise<CodeBundle> {
  const key = sourceKey(project) + (base ? `-${createHash('sha1').update(base).digest('hex').slice(0, 6)}` : '');
  const cache = path.join(project, '.cache', 'code');
  const dir = path.join(cache, key);
  if (!fs.existsSync(dir)) {
    const unfinished = path.join(cache, `unfinished-${process.pid}`);
    await inProduction(() => buildCode(project, unfinished, base));
    removeOld(cache);
    try {
      fs.renameSync(unfinished, dir);
    } catch (error) {
      // Another build of the same sources was quicker; its files are the same.
      if (!fs.existsSync(dir)) throw error;
      fs.rmSync(unfinished, { recursive: true, force: true });
    }
  }
  const manifestText = fs.readFileSync(path.join(dir, 'client/.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(manifestText) as Manifest;
  const address = (file: string): string => `${base}/${file}`;
  const keys = Object.keys(manifest);
  // A block in a folder is a chunk of its own; the others share one (vite.config.ts).
  const blockKey = (type: string): string =>
    [`src/blocks/${type}/index.tsx`, `src/blocks/${type}.tsx`].find((key) => manifest[key]) ??
    keys.find((key) => manifest[key]?.name === 'blocks') ??
    '';
  const boot = manifest['src/boot.ts']?.file ?? '';
  const { renderer } = (await import(pathToFileURL(path.join(dir, 'server/entry-server.js')).href)) as {
    renderer: Renderer;
  };
  return {
    clientDir: path.join(dir, 'client'),
    buildId: createHash('sha1').update(manifestText).digest('hex').slice(0, 10),
    boot: address(boot),
    consent: address(manifest['src/consent.ts']?.file ?? ''),
    modulesFor: (types) => {
      const files = closure(manifest, 'src/entry-client.tsx');
      for (const type of types) closure(manifest, blockKey(type), files);
      return [...files].map(address);
    },
    renderer,
  };
}
