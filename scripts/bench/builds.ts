import fs from 'node:fs';
import path from 'node:path';
import { commandLine } from './command-line.ts';
import { sizesIn } from '../../src/engine/disk/files/folder-sizes.ts';
import { type Bench, boundOfLarge, type Figure, mib, ms } from './figure.ts';
import { forgetKept } from './forget-kept.ts';
import { addOrRemovePage, changeMenu, changeWords, siteOf } from './many-pages.ts';
import { peakOf, timeCommand } from './time.ts';

/** What a build from nothing may take, by pages, and one after a single change. */
const FROM_NOTHING: Record<number, string> = { 200: '1.5 s', 2000: '5 s', 10_000: '20 s' };
const ONE_CHANGED: Record<number, string> = { 2000: '400 ms', 10_000: '700 ms' };

/** Sites that are smaller say little about a change. */
const MANY = 1000;

/** What builds take: from nothing, and after changes. */
export function buildFigures(bench: Bench): Figure[] {
  const builder = builderOf(bench);
  return [...fromNothing(bench.sizes, builder), ...afterChanges(bench.sizes, builder)];
}

/** How sites are built, and what is kept of that removed. */
type Builder = ReturnType<typeof builderOf>;

function builderOf({ checkout, work, sizes }: Bench) {
  let forgotten = 0;
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
    peak: (pages: number): number => peakOf(command(pages), checkout),
    /** Forgets what was built, and what is known of content; of code, too. */
    forget: ({ code = false } = {}): void => {
      forgetKept(checkout, 'memory', 'builds');
      if (code) forgetKept(checkout, 'code', '../.cache');
      // Not removed: a disk without a journal looks for room around what was removed just now, file by file.
      for (const pages of sizes)
        if (fs.existsSync(dist(pages))) fs.renameSync(dist(pages), `${dist(pages)}.${++forgotten}`);
    },
  };
}

function fromNothing(sizes: number[], { build, dist, forget, peak }: Builder): Figure[] {
  const large = sizes.at(-1)!;
  return [
    ...sizes.map((pages) => ({
      what: `build of ${pages} pages from nothing`,
      bound: FROM_NOTHING[pages],
      take: () => {
        forget({ code: true });
        return build(pages);
      },
      show: ms,
    })),
    {
      what: `build of ${large} pages, code cached`,
      take: () => {
        forget();
        return build(large);
      },
      show: ms,
    },
    {
      what: `memory of a build of ${large} pages`,
      bound: boundOfLarge(large, '600 MiB'),
      take: () => {
        forget();
        return peak(large);
      },
      show: mib,
    },
    {
      what: `files of ${large} built pages`,
      bound: boundOfLarge(large, '650 MiB'),
      isExact: true,
      take: () => {
        build(large);
        return sizesIn(dist(large)).reduce((sum, [, size]) => sum + size, 0);
      },
      show: mib,
    },
  ];
}

function afterChanges(sizes: number[], { build, dist, root }: Builder): Figure[] {
  const large = sizes.at(-1)!;
  const after = (pages: number, change: (root: string) => void): number => {
    // What was forgotten has to be there before something can change.
    if (!fs.existsSync(dist(pages))) build(pages);
    change(root(pages));
    return build(pages);
  };
  return [
    ...sizes
      .filter((pages) => pages >= MANY)
      .map((pages) => ({
        what: `build, one page of ${pages} changed`,
        bound: ONE_CHANGED[pages],
        take: () => after(pages, changeWords),
        show: ms,
      })),
    {
      what: `build, one of ${large} pages added or gone`,
      take: () => after(large, addOrRemovePage),
      show: ms,
    },
    {
      what: `build, the menu of ${large} pages changed`,
      bound: boundOfLarge(large, '3 s'),
      take: () => after(large, changeMenu),
      show: ms,
    },
    {
      what: `build, nothing of ${large} pages changed`,
      bound: boundOfLarge(large, '400 ms'),
      take: () => after(large, () => undefined),
      show: ms,
    },
  ];
}
