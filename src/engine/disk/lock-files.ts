import fs from 'node:fs';
import path from 'node:path';
import { home } from './project.ts';

/** What npm, pnpm, Yarn and Bun write of what they have installed. */
const NAMES = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/** The files that say which packages a site is made with. That of a workspace lies at its top, above the site. */
export const lockFiles = (root: string): string[] => [...new Set([home, path.resolve(root)].flatMap(nearest))];

/** Those in a folder, or in the nearest above it that has any. */
function nearest(folder: string): string[] {
  const found = NAMES.map((name) => path.join(folder, name)).filter((file) => fs.existsSync(file));
  const above = path.dirname(folder);
  return found.length > 0 || above === folder ? found : nearest(above);
}
