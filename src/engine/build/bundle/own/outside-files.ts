import fs from 'node:fs';
import path from 'node:path';
import { OWN_BLOCKS } from '../../../../model/content/content.ts';
import { below } from '../../../disk/files/paths.ts';
import { readJsonIfSound } from '../../../disk/files/read-json.ts';
import { project } from '../../../disk/project.ts';

/** What Vite reads of a site besides `.env` and `.env.local`: more variables, how TypeScript is meant, what names stand for. */
const READ_BY_VITE = [
  ...['production', 'development'].flatMap((mode) => [`.env.${mode}`, `.env.${mode}.local`]),
  'package.json',
  'tsconfig.json',
];

/** The file that keeps what was imported, by the way from the site. */
const listOf = (root: string): string => path.join(root, '.pagewright/imported.json');

/**
 * Files outside of `blocks/` that the code of a site with blocks of its own is bundled from: what these import from
 * elsewhere, as far as the last bundle tells, and what says how. Not all of them are there.
 */
export const outsideFiles = (root: string): string[] =>
  [...READ_BY_VITE, ...(readJsonIfSound<string[]>(listOf(root)) ?? [])].map((file) =>
    path.join(fs.realpathSync(root), file),
  );

/** Tells the file of a module that lies outside, and is not installed: what is follows the lockfile. */
export function outsideFileFrom(root: string): (module: string) => string | undefined {
  const known = [path.join(root, OWN_BLOCKS), path.join(project, 'src')].flatMap((folder) =>
    fs.existsSync(folder) ? fs.realpathSync(folder) : [],
  );
  return (module) => {
    const file = module.replace(/\?.*$/, '');
    const isElsewhere =
      path.isAbsolute(file) &&
      !/[\\/](?:node_modules|\.pagewright)[\\/]/.test(file) &&
      known.every((folder) => below(folder, file) === undefined);
    return isElsewhere ? file : undefined;
  };
}

/** Keeps which files lie outside, of those that a bundle was made of. */
export function writeOutsideFiles(root: string, modules: Iterable<string>): void {
  const fileOf = outsideFileFrom(root);
  const files = new Set([...modules].flatMap((id) => fileOf(id) ?? []));
  if (files.size === 0) return fs.rmSync(listOf(root), { force: true });
  fs.mkdirSync(path.dirname(listOf(root)), { recursive: true });
  const names = [...files].map((file) => path.relative(fs.realpathSync(root), file)).toSorted();
  fs.writeFileSync(listOf(root), JSON.stringify(names));
}
