import fs from 'node:fs';
import path from 'node:path';
import type { Starters } from '../../src/engine/authoring/new/site.ts';
import { languagesAmong, startingFiles } from '../../src/engine/authoring/new/starting-files.ts';
import { diskFiles } from '../../src/engine/disk/disk-files.ts';
import { project } from '../../src/engine/disk/project.ts';
import { SITE_FILE } from '../../src/model/addresses/address.ts';

/** The folder of starters. */
export const STARTERS = path.join(project, 'starters');

/** The starters and their languages. Each is a folder with one for each language, and one for pictures. */
export function starters(): Starters {
  const folders = (of: string): string[] =>
    fs.existsSync(of) ? fs.readdirSync(of).filter((name) => !name.includes('.')) : [];
  return new Map(folders(STARTERS).map((name) => [name, languagesAmong(folders(path.join(STARTERS, name)))]));
}

/** The default name of a site, in the language of its starter. */
export function defaultName(starter: string): string {
  const file = startingFiles(diskFiles(STARTERS), starter).get(SITE_FILE);
  return (JSON.parse(new TextDecoder().decode(file)) as { name: string }).name;
}

/** The file of the GitHub workflow that publishes on a host; undefined where there is none. */
export function workflowFor(host: string): string | undefined {
  const file = path.join(STARTERS, `publish.${host}.yml`);
  return fs.existsSync(file) ? file : undefined;
}
