import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { IconSet } from '../resolve/icons.ts';

const fromPackage = (file: string): string =>
  fs.readFileSync(createRequire(import.meta.url).resolve(`lucide-static/${file}`), 'utf8');

/** The drawings of the icon family as its package has them. */
export const iconFamily = (): IconSet => JSON.parse(fromPackage('icon-nodes.json')) as IconSet;

/** What whoever ships these drawings has to ship with them. */
export const iconsLicense = (): string => `${fromPackage('LICENSE').replaceAll('\r\n', '\n').trim()}\n`;

/** The family as one file: an icon a line, so that a newer family can be compared with this one. */
export function iconsFile(icons: IconSet): string {
  const lines = Object.entries(icons)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, drawing]) => `${JSON.stringify(name)}:${JSON.stringify(drawing)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
