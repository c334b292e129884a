import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { entriesBelow, placeOf } from '../files/entries-below.ts';
import { below } from '../files/paths.ts';
import { project } from '../project.ts';

const sources = path.join(project, 'src');

/** Where this code runs from: the folder of its bundle, or that of the sources. */
const running = below(sources, import.meta.dirname) === undefined ? import.meta.dirname : sources;

/** What editors alone read. */
const FOR_EDITORS = /^generated[\\/](?!icons)/;

/** The files of the engine that runs, and the schemas: the name that each has in its folder, and where it is. */
export function engineFiles(): { name: string; file: string }[] {
  return [running, path.join(project, 'schemas')].flatMap((folder) =>
    entriesBelow(folder)
      .flatMap((entry) => (entry.isFile() ? placeOf(entry) : []))
      .toSorted()
      .map((file) => ({ name: path.relative(folder, file), file }))
      .filter(({ name }) => !FOR_EDITORS.test(name)),
  );
}

let key: string | undefined;

/** Tells the engine that runs from any other, and from itself once one of its files or of the schemas has changed. */
export function engineKey(): string {
  if (key !== undefined) return key;
  const hash = createHash('sha1').update(process.version);
  // Bundles of the same sources lie in folders of different names.
  for (const { name, file } of engineFiles()) hash.update(name).update(fs.readFileSync(file));
  return (key = hash.digest('hex'));
}
