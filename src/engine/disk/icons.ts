import fs from 'node:fs';
import path from 'node:path';
import type { IconSet } from '../resolve/icons.ts';
import { project } from './project.ts';

/** The whole family in one file, which `npm run generate` takes from its package of two thousand. */
export const ICONS_FILE = 'schemas/generated/icons.json';

/** The license of these drawings. */
export const ICONS_LICENSE = 'schemas/generated/icons.LICENSE.txt';

let icons: IconSet | undefined;

/** The drawings of the icon family, read once per process. */
export function iconSet(): IconSet {
  return (icons ??= JSON.parse(fs.readFileSync(path.join(project, ICONS_FILE), 'utf8')) as IconSet);
}
