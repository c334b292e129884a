import fs from 'node:fs';
import path from 'node:path';
import type { ResolvedContent } from '../../resolve/resolve-content.ts';
import { HOST_FOLDER } from '../../site/hosting.ts';
import { plainRules } from '../hosts/files/host-files.ts';
import { readRules, type HostRules } from '../hosts/files/read-rules.ts';

/** What is written for hosts that send headers and are told so in a file of their own. */
const OWN_FILES = ['vercel.json', '.htaccess', HOST_FOLDER];

/**
 * What the host of a built folder is told. Where that stands in a file of the host's own, the content says it once more,
 * after each build.
 * @param content as it is now; undefined while it is broken
 */
export function previewRules(dir: string, content: () => ResolvedContent | undefined): () => HostRules {
  let known: { since: number; rules: HostRules } | undefined;
  return () => {
    const since = OWN_FILES.map((name) => changedAt(path.join(dir, name))).find(Boolean);
    if (since === undefined) return readRules(dir);
    if (known?.since !== since) {
      const now = content();
      known = { since, rules: now ? plainRules(now) : readRules(dir) };
    }
    return known.rules;
  };
}

const changedAt = (file: string): number | undefined => fs.statSync(file, { throwIfNoEntry: false })?.ctimeMs;
