import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { IconSet } from '../resolve/icons.ts';

/** The drawings of the icon family as its package has them. */
export function iconFamily(): IconSet {
  const file = createRequire(import.meta.url).resolve('lucide-static/icon-nodes.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as IconSet;
}

/** The family as one file: an icon a line, so that a newer family can be compared with this one. */
export function iconsFile(icons: IconSet): string {
  const lines = Object.entries(icons)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, drawing]) => `${JSON.stringify(name)}:${JSON.stringify(drawing)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
