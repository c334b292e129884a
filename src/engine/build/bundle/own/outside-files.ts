import fs from 'node:fs';
import path from 'node:path';
import { OWN_BLOCKS } from '../../../../model/content/content.ts';
import { below } from '../../../disk/files/paths.ts';
import { readJsonIfSound } from '../../../disk/files/read-json.ts';
import { project } from '../../../disk/project.ts';

/** Files of a site that Vite reads besides `.env` and `.env.local`: further variables, `imports`, compiler options. */
const READ_BY_VITE = [
  ...['production', 'development'].flatMap((mode) => [`.env.${mode}`, `.env.${mode}.local`]),
  'package.json',
  'tsconfig.json',
];

/** The file that lists what was imported, by path relative to the site. */
const listOf = (root: string): string => path.join(root, '.pagewright/imported.json');

/**
 * The files outside of `blocks/` that a bundle with own blocks depends on: those that blocks import, as of the last
 * bundle, and configuration. Not all of them need exist.
 */
export const outsideFiles = (root: string): string[] =>
  [...READ_BY_VITE, ...(readJsonIfSound<string[]>(listOf(root)) ?? [])].map((file) =>
    path.join(fs.realpathSync(root), file),
  );

/** Tells the file of a module id that lies outside. Installed packages do not count: the lockfile covers them. */
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

/** Writes the list of files outside, of all modules of a bundle. */
export function writeOutsideFiles(root: string, modules: Iterable<string>): void {
  const fileOf = outsideFileFrom(root);
  const files = new Set([...modules].flatMap((id) => fileOf(id) ?? []));
  if (files.size === 0) return fs.rmSync(listOf(root), { force: true });
  fs.mkdirSync(path.dirname(listOf(root)), { recursive: true });
  const names = [...files].map((file) => path.relative(fs.realpathSync(root), file)).toSorted();
  fs.writeFileSync(listOf(root), JSON.stringify(names));
}
