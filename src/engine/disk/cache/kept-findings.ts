import type { CachedFindings } from '../../check/check-content.ts';
import type { CacheRun } from './cache-run.ts';

/** What rules look at, as keys: besides a page, and of all pages. */
export interface FindingKeys {
  page: string;
  across: string;
}

/** What the rules found, as long as nothing has changed that they look at. */
export function keptFindings(run: CacheRun, keys: FindingKeys): CachedFindings {
  const { now, readWhole } = run;
  const { pages } = now;
  if (keys.page !== now.pageKey) {
    for (const [file, { found: _found, ...known }] of Object.entries(pages)) pages[file] = known;
    run.hasChanged = true;
    now.pageKey = keys.page;
  }
  const isAsRead = (read: Record<string, string>): boolean =>
    Object.entries(read).every(([file, hash]) => hash === pages[file]?.hash);
  return {
    across: (find) => {
      const { across } = now;
      if (across?.key === keys.across && isAsRead(across.read)) return across.found;
      readWhole.clear();
      const found = find();
      const read = Object.fromEntries([...readWhole].map((file) => [file, pages[file]?.hash ?? '']));
      now.across = { key: keys.across, read, found };
      run.hasChanged = true;
      return found;
    },
    of: (file) => pages[file]?.found,
    keep: (file, found) => {
      const known = pages[file];
      if (!known || known.found === found) return;
      pages[file] = { ...known, found };
      run.hasChanged = true;
    },
  };
}
