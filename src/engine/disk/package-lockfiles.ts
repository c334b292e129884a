import fs from 'node:fs';
import path from 'node:path';
import { installRoot } from './project.ts';

/** The lockfiles of npm, pnpm, Yarn and Bun. */
const NAMES = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/** The lockfiles of this code and of a site. That of a workspace lies at its top, above the site. */
export const packageLockfiles = (root: string): string[] => [
  ...new Set([installRoot, path.resolve(root)].flatMap(nearest)),
];

/** The lockfiles in a folder, or in the nearest folder above it that has any. */
function nearest(folder: string): string[] {
  const found = NAMES.map((name) => path.join(folder, name)).filter((file) => fs.existsSync(file));
  const above = path.dirname(folder);
  return found.length > 0 || above === folder ? found : nearest(above);
}
