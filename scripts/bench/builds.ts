import fs from 'node:fs';
import path from 'node:path';
import { commandLine } from './command-line.ts';
import { sizesIn } from '../../src/engine/disk/files/folder-sizes.ts';
import { type Bench, boundOfLarge, type Figure, mib, ms } from './figure.ts';
import { clearCaches } from './clear-caches.ts';
import { addOrRemovePage, changeMenu, changeWords, siteOf } from './many-pages.ts';
import { peakMemory, timeCommand } from './time.ts';

/** The bounds of a build without cache, and of one after a single change, by number of pages. */
const FROM_NOTHING: Record<number, string> = { 200: '1.5 s', 2000: '5 s', 10_000: '20 s' };
const ONE_CHANGED: Record<number, string> = { 2000: '400 ms', 10_000: '700 ms' };

/** Smaller sites say little about incremental builds. */
const MIN_PAGES = 1000;

/** The figures of builds: without cache, and after changes. */
export function buildFigures(bench: Bench): Figure[] {
  const builder = builderOf(bench);
  return [...fromNothing(bench.sizes, builder), ...afterChanges(bench.sizes, builder)];
}

/** Builds sites, and clears what builds keep. */
type Builder = ReturnType<typeof builderOf>;

function builderOf({ checkout, work, sizes }: Bench) {
  let cleared = 0;
  const dist = (pages: number): string => path.join(work, `dist-${pages}`);
  const root = (pages: number): string => siteOf(checkout, work, pages);
  const command = (pages: number): string[] => [
    ...commandLine(checkout, 'build'),
    '--root',
    root(pages),
    '--out',
    dist(pages),
  ];
  return {
    dist,
    root,
    build: (pages: number): number => timeCommand(command(pages), checkout),
    peak: (pages: number): number => peakMemory(command(pages), checkout),
    /** Clears the output, and the caches of content and, if asked for, of code. */
    clear: ({ code = false } = {}): void => {
      clearCaches(checkout, 'memory', 'builds');
      if (code) clearCaches(checkout, 'code', '../.cache');
      // Renamed, since a file system without a journal is slow where many files were just removed.
      for (const pages of sizes)
        if (fs.existsSync(dist(pages))) fs.renameSync(dist(pages), `${dist(pages)}.${++cleared}`);
    },
  };
}

function fromNothing(sizes: number[], { build, dist, clear, peak }: Builder): Figure[] {
  const large = sizes.at(-1)!;
  return [
    ...sizes.map((pages) => ({
      name: `build of ${pages} pages from nothing`,
      bound: FROM_NOTHING[pages],
      measure: () => {
        clear({ code: true });
        return build(pages);
      },
      format: ms,
    })),
    {
      name: `build of ${large} pages, code cached`,
      measure: () => {
        clear();
        return build(large);
      },
      format: ms,
    },
    {
      name: `memory of a build of ${large} pages`,
      bound: boundOfLarge(large, '600 MiB'),
      measure: () => {
        clear();
        return peak(large);
      },
      format: mib,
    },
    {
      name: `files of ${large} built pages`,
      bound: boundOfLarge(large, '650 MiB'),
      isDeterministic: true,
      measure: () => {
        build(large);
        return sizesIn(dist(large)).reduce((sum, [, size]) => sum + size, 0);
      },
      format: mib,
    },
  ];
}

function afterChanges(sizes: number[], { build, dist, root }: Builder): Figure[] {
  const large = sizes.at(-1)!;
  const after = (pages: number, change: (root: string) => void): number => {
    // An incremental build needs an output.
    if (!fs.existsSync(dist(pages))) build(pages);
    change(root(pages));
    return build(pages);
  };
  return [
    ...sizes
      .filter((pages) => pages >= MIN_PAGES)
      .map((pages) => ({
        name: `build, one page of ${pages} changed`,
        bound: ONE_CHANGED[pages],
        measure: () => after(pages, changeWords),
        format: ms,
      })),
    {
      name: `build, one of ${large} pages added or gone`,
      measure: () => after(large, addOrRemovePage),
      format: ms,
    },
    {
      name: `build, the menu of ${large} pages changed`,
      bound: boundOfLarge(large, '3 s'),
      measure: () => after(large, changeMenu),
      format: ms,
    },
    {
      name: `build, nothing of ${large} pages changed`,
      bound: boundOfLarge(large, '400 ms'),
      measure: () => after(large, () => undefined),
      format: ms,
    },
  ];
}
