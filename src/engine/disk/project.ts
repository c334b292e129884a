import fs from 'node:fs';
import path from 'node:path';

function findProject(from: string): string {
  if (fs.existsSync(path.join(from, 'schemas/page.schema.json'))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error('The folder with schemas/ and src/ was not found above this file.');
  return findProject(parent);
}

/** The folder with `schemas/` and `src/`, wherever this code runs from (see bundle-commands.ts). */
export const project = findProject(import.meta.dirname);
