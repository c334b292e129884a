import fs from 'node:fs';
import path from 'node:path';
import type { ResolvedContent } from '../../resolve/resolve-content.ts';
import { OTHER_RULE_FILES } from '../../site/hosting.ts';
import { defaultRules } from '../hosts/files/host-files.ts';
import { readRules, type HostRules } from '../hosts/files/read-rules.ts';

/**
 * The headers and redirects of a built folder. For a host that does not read `_headers` and `_redirects`, they are
 * computed from the content again, once after each build.
 * @param content the current content; undefined while it is broken
 */
export function previewRules(dir: string, content: () => ResolvedContent | undefined): () => HostRules {
  let known: { since: number; rules: HostRules } | undefined;
  return () => {
    const since = OTHER_RULE_FILES.map((name) => changedAt(path.join(dir, name))).find(Boolean);
    if (since === undefined) return readRules(dir);
    if (known?.since !== since) {
      const now = content();
      known = { since, rules: now ? defaultRules(now) : readRules(dir) };
    }
    return known.rules;
  };
}

const changedAt = (file: string): number | undefined => fs.statSync(file, { throwIfNoEntry: false })?.ctimeMs;
