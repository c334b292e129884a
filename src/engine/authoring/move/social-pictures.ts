import { PUBLIC } from '../../../model/content/content.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { socialImageOf } from '../../site/files/drawn-picture.ts';
import type { Moves } from './moves.ts';

/**
 * The pictures that stand for moved pages when they are shared, old file -> new file. One that some page names stays
 * where it is.
 */
export function movedPictures(
  { documents }: SiteContent,
  existing: ReadonlySet<string>,
  { files, addresses }: Moves,
): Map<string, string> {
  const named = new Set(
    [...documents.values()].flatMap(({ references }) =>
      references.flatMap(({ role, value }) => (role === 'image' ? [value] : [])),
    ),
  );
  const staying = new Set(
    [...documents.values()].flatMap(({ file, address }) => (files.has(file) ? [] : [socialImageOf(address)])),
  );
  const pictures = new Map<string, string>();
  for (const [from, to] of addresses) {
    const [before, after] = [socialImageOf(from), socialImageOf(to)];
    if (before !== after && existing.has(before) && !existing.has(after) && !named.has(before) && !staying.has(before))
      pictures.set(PUBLIC + before, PUBLIC + after);
  }
  return pictures;
}
