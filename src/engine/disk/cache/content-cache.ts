import { PUBLIC } from '../../../model/content/content.ts';
import type { FileSource } from '../../../model/content/files.ts';
import type { CachedFindings } from '../../check/check-content.ts';
import type { BeforePages } from '../../read/read-content.ts';
import { hashOf, hashOfText } from '../files/hash.ts';
import { cacheRun, type CacheRun } from './cache-run.ts';
import { createCachedPages, type CachedPages } from './cached-pages.ts';
import { readContentCache, writeContentCache } from './content-cache-file.ts';
import { engineKey } from './engine-key.ts';
import { keptFindings, type RuleInputs } from './kept-findings.ts';
import { tryWrite } from '../files/try-write.ts';

/** What is known of a folder from one run to the next. */
export interface ContentCache extends CachedPages {
  /** Tells a file in `public/` from any other that stood there; its address begins with a slash. */
  hashOfPublic(address: string): string;
  /** What the rules found, as long as nothing has changed that they look at. */
  findings(inputs: RuleInputs): CachedFindings;
  /** Keeps everything for the next run. */
  save(): void;
}

/** So many pages are kept whole while a command runs: who asks for one of them does not read it again. */
export const KEPT_WHOLE = 10_000;

interface ContentCacheOptions {
  /** Whether everything was read and saved just now, so that no version that is known can stand for another file. */
  isFresh?: boolean;
  /** How many pages are kept whole. */
  keptWhole?: number;
}

/** Opens what is known of a folder; nothing when it was left by another version, or cannot be read. */
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
    findings: (inputs) => keptFindings(run, inputs),
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

/** Everything that decides how a page is read, besides its text. */
const keyOf = ({ own }: BeforePages): string =>
  hashOf(engineKey(), ...[...own.documents.values()].flatMap(({ file, text }) => [file, text]));
