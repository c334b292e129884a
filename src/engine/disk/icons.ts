import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { IconSet } from '../resolve/icons.ts';
import { project } from './project.ts';

let icons: IconSet | undefined;

/** The drawings of the icon family, read once per process. The package carries them; here they are a package's. */
export function iconSet(): IconSet {
  const carried = path.join(project, 'icons.json');
  const file = fs.existsSync(carried)
    ? carried
    : createRequire(import.meta.url).resolve('lucide-static/icon-nodes.json');
  return (icons ??= JSON.parse(fs.readFileSync(file, 'utf8')) as IconSet);
}
