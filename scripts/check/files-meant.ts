import path from 'node:path';
import { ToolError } from '../content/check/schemas.ts';
import { PAGES, type SiteContent } from '../content/model.ts';

/** The content files that the arguments name: files or folders, seen from here or from the root. Throws a ToolError for a name of nothing. */
export function filesMeant(content: SiteContent, names: string[]): Set<string> {
  const all = [...content.documents.keys(), ...content.refused.map(({ file }) => file)];
  const meant = new Set<string>();
  for (const name of names) {
    const wanted = [path.resolve(name), path.resolve(content.root, name)].map((full) => path.relative(content.root, full).split(path.sep).join('/'));
    const found = all.filter((file) => wanted.some((each) => file === each || file.startsWith(`${each}/`) || each === ''));
    if (found.length === 0) throw new ToolError(`There is no page "${name}" in ${path.join(content.root, PAGES)}.`);
    for (const file of found) meant.add(file);
  }
  return meant;
}
