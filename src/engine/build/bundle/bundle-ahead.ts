import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleCache } from './bundle.ts';
import { isEmptyCache } from './cached-folder.ts';

/** Only bundled commands have this module as a file. */
const PROCESS_URL = new URL('bundle-process.cjs', import.meta.url);

/**
 * Bundles the code in a process of its own, while this one reads and checks pages, if nothing is cached yet. The memory
 * that this takes is free again when pages are rendered. If it fails, `bundleCode` fails in the same way, and says why.
 * @param root the folder of the site
 * @returns resolves when that process has ended, whether or not it succeeded; undefined where there is none. This process
 *   does not end before it, so that nothing unfinished is left behind
 */
export function bundleAhead(
  root: string,
  { cache = bundleCache(root), processUrl = PROCESS_URL } = {},
): Promise<unknown> | undefined {
  if (!isEmptyCache(cache) || !fs.existsSync(processUrl)) return undefined;
  const bundling = spawn(process.execPath, [fileURLToPath(processUrl), cache, root], { stdio: 'ignore' });
  return once(bundling, 'exit').catch(() => undefined);
}
