import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../../model/diagnostics/tool-error.ts';
import { slashed } from './files/paths.ts';

/** What is said where a package is in no folder. @param pnp the version of Yarn's Plug'n'Play, where that keeps packages */
export const notInstalled = (name: string, pnp = process.versions['pnp']): string =>
  pnp === undefined
    ? `No folder above this file has "${name}". Install the packages again.`
    : 'Yarn keeps the packages in archives (Plug\'n\'Play), from which no site can be built. Write "nodeLinker: node-modules" into .yarnrc.yml beside package.json, then run "yarn install".';

/** The nearest folder above a file, or that folder itself, in which there is something. */
function folderWith(name: string, from: string): string {
  if (fs.existsSync(path.join(from, name))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new ToolError(notInstalled(name));
  return folderWith(name, parent);
}

/** The folder with `schemas/` and `src/`, wherever this code runs from: this repository, or the package. */
export const project = folderWith('schemas/page.schema.json', import.meta.dirname);

/** Whether this code is a package: compiled, with a list of what it imports. */
export const isPackage = fs.existsSync(path.join(project, 'imports.json'));

/**
 * The folder whose `node_modules` has what the code imports: this repository, the site that the package is installed
 * in, or, where a package manager links, a folder of that package's own.
 */
export const home = folderWith('node_modules/react', project);

/**
 * Folder of what is made once for a site and kept: prepared dependencies, code that was built, icons. A package is no
 * place for it: the next installation removes it, and it may be shared or read-only.
 */
export const cacheOf = (root: string): string => path.join(isPackage ? root : project, '.pagewright');

const EXTENSIONS = ['.ts', '.tsx', '.js'];

/**
 * A module of the view by its name without extension, such as "entry-client": written, or compiled. Throws where there is
 * none. Slashes are forward ones on every system, as in Vite's names of modules.
 */
export function viewModule(name: string): string {
  const file = EXTENSIONS.map((extension) => path.join(project, 'src', name + extension)).find((each) =>
    fs.existsSync(each),
  );
  if (file === undefined) throw new Error(`There is no module "${name}" in ${path.join(project, 'src')}.`);
  return slashed(file);
}
