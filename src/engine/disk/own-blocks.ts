import fs from 'node:fs';
import path from 'node:path';
import { OWN_BLOCKS } from '../../model/content/content.ts';

/** The components of a site's own blocks: full paths by block type. */
export function ownComponents(root: string): Map<string, string> {
  const folder = path.join(root, OWN_BLOCKS);
  const entries = fs.existsSync(folder) ? fs.readdirSync(folder, { withFileTypes: true }) : [];
  const names = entries.flatMap((entry) => (entry.isFile() ? entry.name : []));
  return new Map(
    names
      .filter((name) => /^[a-z][A-Za-z0-9]*\.[jt]sx$/.test(name))
      .toSorted()
      .map((name) => [name.slice(0, name.lastIndexOf('.')), path.join(folder, name)]),
  );
}
