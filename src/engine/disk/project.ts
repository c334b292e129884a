import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../../model/diagnostics/tool-error.ts';
import { slashed } from './files/paths.ts';

/** The message where a package is not found. @param pnp the version of Yarn's Plug'n'Play, if that is in use */
export const notInstalledMessage = (name: string, pnp = process.versions['pnp']): string =>
  pnp === undefined
    ? `No folder above this file has "${name}". Install the packages again.`
    : 'Yarn keeps the packages in archives (Plug\'n\'Play), from which no site can be built. Write "nodeLinker: node-modules" into .yarnrc.yml beside package.json, then run "yarn install".';

/** The nearest folder, at or above `from`, that contains a file or folder. Throws a `ToolError` where there is none. */
function folderWith(name: string, from: string): string {
  if (fs.existsSync(path.join(from, name))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new ToolError(notInstalledMessage(name));
  return folderWith(name, parent);
}

/** The folder with `schemas/` and `src/`, wherever this code runs from: this repository, or the package. */
export const project = folderWith('schemas/page.schema.json', import.meta.dirname);

/** Whether this code runs from the npm package, in which it is compiled. */
export const isPackage = fs.existsSync(path.join(project, 'imports.json'));

/**
 * The folder whose `node_modules` has the dependencies of this code: this repository, the site that the package is
 * installed in, or, where a package manager uses links, a folder of the package's own.
 */
export const installRoot = folderWith('node_modules/react', project);

/**
 * The folder of all caches for a site: optimized dependencies, bundles, icons and more. It lies in the repository, or
 * else in the site: a package is removed by the next installation, and may be shared or read-only.
 */
export const cacheRoot = (root: string): string => path.join(isPackage ? root : project, '.pagewright');

const EXTENSIONS = ['.ts', '.tsx', '.js'];

/**
 * The path of a module of the view, as source or compiled. It has forward slashes on every system, as Vite's module ids
 * have. Throws where there is none.
 * @param name without extension, such as "entry-client"
 */
export function viewModule(name: string): string {
  const file = EXTENSIONS.map((extension) => path.join(project, 'src', name + extension)).find((each) =>
    fs.existsSync(each),
  );
  if (file === undefined) throw new Error(`There is no module "${name}" in ${path.join(project, 'src')}.`);
  return slashed(file);
}
