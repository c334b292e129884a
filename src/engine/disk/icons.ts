import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { IconSet } from '../resolve/icons.ts';

let icons: IconSet | undefined;

/** The drawings of the icon family, read once per process. */
export function iconSet(): IconSet {
  const file = createRequire(import.meta.url).resolve('lucide-static/icon-nodes.json');
  return (icons ??= JSON.parse(fs.readFileSync(file, 'utf8')) as IconSet);
}
