import fs from 'node:fs';
import path from 'node:path';
import type { BuildOptions } from '../../../src/engine/build/build-options.ts';
import { buildSite, type BuildResult } from '../../../src/engine/build/build-site.ts';
import { contentCacheFile } from '../../../src/engine/disk/cache/content-cache-file.ts';
import { folderState } from '../../../src/engine/disk/threads/folder-state.ts';
import { readCached } from '../../../src/engine/disk/read-site.ts';
import { copyOfOwn, type TempSite } from './temp-site.ts';

/** The files of a folder with what is in them. */
export const filesIn = (dir: string): Map<string, string> =>
  new Map(
    fs
      .readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [path.relative(dir, file), fs.readFileSync(file, 'latin1')]),
  );

/** The folders in a folder, empty ones too. */
export const foldersIn = (dir: string): string[] =>
  fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? path.relative(dir, path.join(entry.parentPath, entry.name)) : []))
    .toSorted();

/** What a change has done to the output: how many pages were rendered, how many are others, and which files were written. */
export interface Rebuilt {
  rendered: number;
  changed: number;
  written: string[];
}

/** A site that is built again and again, as the command does: with what is known of the last time. */
export function rebuilt(root: string, options: Pick<BuildOptions, 'threads' | 'onProgress' | 'host'> = {}) {
  const out = path.join(root, 'dist');
  const build = async (today?: string): Promise<BuildResult> => {
    const { content, cache } = readCached(root);
    cache.save();
    return buildSite(content, { ...options, out, cache, today, outputState: Promise.resolve(folderState(out)) });
  };
  /** Tells files apart: a number may be given again, but not with the same time. */
  const stamps = (): Map<string, string> =>
    new Map(
      [...filesIn(out).keys()].map((name) => {
        const { ino, mtimeMs } = fs.statSync(path.join(out, name));
        return [name, `${ino} ${mtimeMs}`];
      }),
    );
  /** What is not written is a file of the last build. */
  const changedBy = async (change: () => void): Promise<Rebuilt> => {
    const before = stamps();
    change();
    const { rendered, changed } = await build();
    return {
      rendered,
      changed,
      written: [...stamps()].flatMap(([name, stamp]) => (stamp === before.get(name) ? [] : name)),
    };
  };
  return { out, build, changedBy };
}

/** The same site, whose removal takes along what is remembered of it. */
export const forgotten = (site: TempSite): TempSite => ({
  ...site,
  remove: () => {
    fs.rmSync(contentCacheFile(site.root), { force: true });
    site.remove();
  },
});

/** A copy of the site with blocks of its own, one of which is changed, that is built again and again. */
export function rebuiltOwn() {
  const site = forgotten(copyOfOwn());
  return { ...rebuilt(site.root), site, component: path.join(site.root, 'blocks/poster.tsx') };
}
