import { PUBLIC } from '../../../model/content/content.ts';
import type { FileSource } from '../../../model/content/files.ts';
import type { DiagnosticsCache } from '../../check/check-content.ts';
import type { BeforePages } from '../../read/read-content.ts';
import { hashOf, hashOfText } from '../files/hash.ts';
import { cacheRun, type CacheRun } from './cache-run.ts';
import { createCachedPages, type CachedPages } from './cached-pages.ts';
import { readContentCache, writeContentCache } from './content-cache-file.ts';
import { engineKey } from './engine-key.ts';
import { diagnosticsStore, type RuleInputs } from './diagnostics-store.ts';
import { tryWrite } from '../files/try-write.ts';

/** The cache of a site's content from one run of a command to the next. */
export interface ContentCache extends CachedPages {
  /** The hash of a file in `public/`. @param address begins with a slash */
  hashOfPublic(address: string): string;
  /** The diagnostics of rules, as long as nothing has changed that they depend on. */
  diagnostics(inputs: RuleInputs): DiagnosticsCache;
  /** Writes the cache for the next run. Fails silently where it cannot be written. */
  save(): void;
}

/** How many whole pages stay in memory while a command runs, so that they need not be read again. */
export const KEPT_WHOLE = 10_000;

interface ContentCacheOptions {
  /** Whether the cache was saved just now, so that no file can have changed since. */
  isFresh?: boolean;
  /** How many whole pages stay in memory. */
  keptWhole?: number;
}

/** Opens the cache of a site; an empty one when another version has written it, or it cannot be read. */
export function openContentCache(
  site: BeforePages,
  { isFresh = false, keptWhole = KEPT_WHOLE }: ContentCacheOptions = {},
): ContentCache {
  const { source } = site;
  const run = cacheRun(readContentCache(source.root, keyOf(site)), { isFresh });
  const { before, now } = run;
  return {
    ...createCachedPages(run, site, keptWhole),
    hashOfPublic: (address) => hashOfPublic(run, source, address),
    diagnostics: (inputs) => diagnosticsStore(run, inputs),
    save: () => {
      const isGone = Object.keys(before.pages).length > Object.keys(now.pages).length;
      if (run.hasChanged || isGone) tryWrite(() => writeContentCache(source.root, now));
    },
  };
}

function hashOfPublic(run: CacheRun, source: FileSource, address: string): string {
  const { files } = run.now;
  const known = files[address] ?? run.before.files[address];
  const version = source.version(PUBLIC + address) ?? '';
  if (known?.version === version && (address in files || run.isSettled(known))) return (files[address] = known).hash;
  run.hasChanged = true;
  return (files[address] = { version, hash: hashOfText(source.bytes(PUBLIC + address) ?? '') }).hash;
}

/** The key of everything that decides how a page is read, besides its text. */
const keyOf = ({ own }: BeforePages): string =>
  hashOf(engineKey(), ...[...own.documents.values()].flatMap(({ file, text }) => [file, text]));
