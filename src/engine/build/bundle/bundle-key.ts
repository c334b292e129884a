import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { OWN_BLOCKS } from '../../../model/content/content.ts';
import { entriesBelow, pathOfEntry } from '../../disk/files/entries-below.ts';
import { packageLockfiles } from '../../disk/package-lockfiles.ts';
import { installRoot, project } from '../../disk/project.ts';
import { readEnv } from '../../disk/env.ts';
import packageJson from '../../../../package.json' with { type: 'json' };
import { outsideFiles } from './own/outside-files.ts';
import { isMirrored } from './own/is-mirrored.ts';

/** A hash of all inputs of a bundle. @param root the folder of the site */
export function bundleKey(root: string): string {
  const hash = createHash('sha1');
  // The engine and the development tools are in no bundle.
  const view = filesBelow(path.join(project, 'src')).filter((file) => !/^(?:engine|tools)[\\/]/.test(file.name));
  const own = filesBelow(path.join(root, OWN_BLOCKS));
  for (const { name, full } of [...view, ...own]) hash.update(name).update(contentOf(full));
  if (own.length > 0) {
    // Only own blocks may use them, as `import.meta.env.VITE_…`.
    hash.update(JSON.stringify(readEnv(root)));
    for (const file of outsideFiles(root))
      if (fs.existsSync(file)) hash.update(path.relative(root, file)).update(fs.readFileSync(file));
  }
  hash.update(packageJson.version);
  hash.update(String(isMirrored(root)));
  // Module ids in it are relative to that folder.
  hash.update(path.relative(installRoot, project));
  // The configuration of the bundler, which may change without a new version.
  const engine = path.join(project, 'src/engine');
  const options = filesBelow(path.join(engine, 'build/bundle')).map(({ full }) => full);
  for (const file of [...options, path.join(engine, 'dev/bundled-renderer.ts'), ...packageLockfiles(root)])
    if (fs.existsSync(file)) hash.update(fs.readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** The content of a file; of a symbolic link its target, since the file there is among the outside files. */
const contentOf = (file: string): string | Buffer =>
  fs.lstatSync(file).isSymbolicLink() ? fs.readlinkSync(file) : fs.readFileSync(file);

function filesBelow(folder: string): { name: string; full: string }[] {
  if (!fs.existsSync(folder)) return [];
  return entriesBelow(folder)
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map(pathOfEntry)
    .toSorted()
    .map((full) => ({ name: path.relative(folder, full), full }));
}
