import fs from 'node:fs';
import path from 'node:path';

function findProject(from: string): string {
  if (fs.existsSync(path.join(from, 'schemas/page.schema.json'))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error('The folder with schemas/ and src/ was not found above this file.');
  return findProject(parent);
}

/** The folder with `schemas/` and `src/`, wherever this code runs from: this repository, or the package. */
export const project = findProject(import.meta.dirname);

const INSTALLED = `${path.sep}node_modules${path.sep}`;

/**
 * The folder whose `node_modules` has what the code imports: this repository, or wherever the package is installed. Not
 * always the site's own folder: package managers that link keep each package beside its own dependencies.
 */
export const home = project.includes(INSTALLED) ? project.slice(0, project.lastIndexOf(INSTALLED)) : project;

/** Folder of what is made once and kept: prepared dependencies, and code that was built. */
export const cache = path.join(home, '.pagewright');

const EXTENSIONS = ['.ts', '.tsx', '.js'];

/** A module of the view by its name without extension, such as "entry-client", if there is one: written, or compiled. */
export const findModule = (name: string): string | undefined =>
  EXTENSIONS.map((extension) => path.join(project, 'src', name + extension)).find((file) => fs.existsSync(file));

/** The same, for one that has to be there. */
export function viewModule(name: string): string {
  const file = findModule(name);
  if (file === undefined) throw new Error(`There is no module "${name}" in ${path.join(project, 'src')}.`);
  return file;
}
