import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { entriesBelow, pathOfEntry } from '../files/entries-below.ts';
import { below } from '../files/paths.ts';
import { project } from '../project.ts';

const sources = path.join(project, 'src');

/** The folder that this code runs from: that of its bundle, or that of the sources. */
const running = below(sources, import.meta.dirname) === undefined ? import.meta.dirname : sources;

/** Generated schemas, which only editors read. */
const FOR_EDITORS = /^generated[\\/](?!icons)/;

/** The files of the running engine, and the schemas: each with its path relative to their folder, and its full path. */
export function engineFiles(): { name: string; file: string }[] {
  return [running, path.join(project, 'schemas')].flatMap((folder) =>
    entriesBelow(folder)
      .flatMap((entry) => (entry.isFile() ? pathOfEntry(entry) : []))
      .toSorted()
      .map((file) => ({ name: path.relative(folder, file), file }))
      .filter(({ name }) => !FOR_EDITORS.test(name)),
  );
}

let key: string | undefined;

/** A hash of the files of the running engine, the schemas and the version of Node. */
export function engineKey(): string {
  if (key !== undefined) return key;
  const hash = createHash('sha1').update(process.version);
  // Relative paths, since bundles of the same sources lie in folders of different names.
  for (const { name, file } of engineFiles()) hash.update(name).update(fs.readFileSync(file));
  return (key = hash.digest('hex'));
}
