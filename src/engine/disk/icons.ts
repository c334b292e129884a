import fs from 'node:fs';
import path from 'node:path';
import type { IconSet } from '../resolve/icons.ts';
import { project } from './project.ts';

/** The whole family in one file, which `npm run generate` takes from its package of two thousand. */
export const ICONS_FILE = 'schemas/generated/icons.json';

/** The license of these drawings. */
export const ICONS_LICENSE = 'schemas/generated/icons.LICENSE.txt';

/** The names of them. */
const NAMES_FILE = 'schemas/generated/icons.schema.json';

const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(project, file), 'utf8'));

let icons: IconSet | undefined;

/** The drawings of the icon family, read once per process. */
export function iconSet(): IconSet {
  return (icons ??= read(ICONS_FILE) as IconSet);
}

/** The names of the icon family: reading the drawings takes twenty times as long. */
export function iconFamilyNames(): readonly string[] {
  const { $defs } = read(NAMES_FILE) as { $defs: { icon: { enum: string[] } } };
  return $defs.icon.enum;
}
