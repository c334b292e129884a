import fs from 'node:fs';
import path from 'node:path';
import type { ResolvedContent } from '../../resolve/resolve-content.ts';
import { HOST_FOLDER } from '../../site/hosting.ts';
import { defaultRules } from '../hosts/files/host-files.ts';
import { readRules, type HostRules } from '../hosts/files/read-rules.ts';

/** The files for hosts that are configured by a file of their own. */
const OWN_FILES = ['vercel.json', '.htaccess', HOST_FOLDER];

/**
 * The rules for a built folder. Where these are in a file of the host's own format, they are computed from the content
 * again, once after each build.
 * @param content the current content; undefined while it is broken
 */
export function previewRules(dir: string, content: () => ResolvedContent | undefined): () => HostRules {
  let known: { since: number; rules: HostRules } | undefined;
  return () => {
    const since = OWN_FILES.map((name) => changedAt(path.join(dir, name))).find(Boolean);
    if (since === undefined) return readRules(dir);
    if (known?.since !== since) {
      const now = content();
      known = { since, rules: now ? defaultRules(now) : readRules(dir) };
    }
    return known.rules;
  };
}

const changedAt = (file: string): number | undefined => fs.statSync(file, { throwIfNoEntry: false })?.ctimeMs;
