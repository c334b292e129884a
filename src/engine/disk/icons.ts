import path from 'node:path';
import type { IconSet } from '../resolve/icons.ts';
import { project } from './project.ts';
import { readJson } from './files/read-json.ts';

/** The drawings of the icon family. `npm run generate` writes them from the files of its package. */
export const ICONS_FILE = 'schemas/generated/icons.json';

/** The license of these drawings. */
export const ICONS_LICENSE = 'schemas/generated/icons.LICENSE.txt';

/** Words, and the icons that show what they mean. */
export const ICON_TAGS_FILE = 'schemas/generated/icon-tags.json';

/** The names of the icons. */
const NAMES_FILE = 'schemas/generated/icons.schema.json';

let icons: IconSet | undefined;

/** The drawings of the icon family, read once per process. */
export function iconSet(): IconSet {
  return (icons ??= readJson<IconSet>(path.join(project, ICONS_FILE)));
}

/** The names of the icon family: reading the drawings takes twenty times as long. */
export function iconFamilyNames(): readonly string[] {
  const { $defs } = readJson<{ $defs: { icon: { enum: string[] } } }>(path.join(project, NAMES_FILE));
  return $defs.icon.enum;
}

let tags: Readonly<Record<string, readonly string[]>> | undefined;

/** The icons of the family that show what a word means, the best first. Read when it is first asked. */
export function iconsTagged(word: string): readonly string[] {
  tags ??= readJson<Record<string, string[]>>(path.join(project, ICON_TAGS_FILE));
  return Object.hasOwn(tags, word) ? (tags[word] as readonly string[]) : [];
}
