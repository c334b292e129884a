import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { project } from '../project.ts';

/** Where this code runs from: a folder with the bundle, or that of the sources. */
const running = path.basename(import.meta.dirname) === 'disk' ? path.join(project, 'src/engine') : import.meta.dirname;

let key: string | undefined;

/** Tells the engine that runs from any other, and from itself once one of its files or of the schemas has changed. */
export function codeKey(): string {
  if (key !== undefined) return key;
  const hash = createHash('sha1').update(process.version);
  for (const folder of [running, path.join(project, 'schemas')]) {
    const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.flatMap((entry) => (entry.isFile() ? [path.join(entry.parentPath, entry.name)] : []));
    for (const file of files.toSorted()) hash.update(path.relative(folder, file)).update(fs.readFileSync(file));
  }
  return (key = hash.digest('hex'));
}
