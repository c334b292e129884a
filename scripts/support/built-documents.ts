import fs from 'node:fs';
import path from 'node:path';
import { slashed } from '../../src/engine/disk/files/paths.ts';

/**
 * The HTML documents of a built site by address: `about.html` and, as some hosts need it, `about/index.html` are both
 * /about.
 */
export function builtDocuments(dist: string): Map<string, string> {
  const names = fs.readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const addressOf = (name: string): string => `/${slashed(name).replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
  return new Map(names.map((name) => [addressOf(name), fs.readFileSync(path.join(dist, name), 'utf8')]));
}
