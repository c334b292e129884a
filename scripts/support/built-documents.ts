import fs from 'node:fs';
import path from 'node:path';
import { slashed } from '../../src/engine/disk/files/paths.ts';

/** The documents of a built site by the addresses that visitors have for them. Some hosts have a folder for each page. */
export function builtDocuments(dist: string): Map<string, string> {
  const names = fs.readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const addressOf = (name: string): string => `/${slashed(name).replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
  return new Map(names.map((name) => [addressOf(name), fs.readFileSync(path.join(dist, name), 'utf8')]));
}
