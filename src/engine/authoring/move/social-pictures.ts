import { PUBLIC } from '../../../model/content/content.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { socialImageOf } from '../../site/files/social-image.ts';
import type { Moves } from './moves.ts';

/**
 * The pictures that stand for pages when they are shared and have another name after a move, old file -> new file. One
 * that some page names stays where it is.
 */
export function movedPictures(
  content: SiteContent,
  after: SiteContent,
  existing: ReadonlySet<string>,
  { addresses }: Moves,
): Map<string, string> {
  const documents = [...content.documents.values()];
  const renamed = documents.flatMap(({ kind, address }): [string, string][] => {
    if (kind !== 'page') return [];
    const [before, next] = [socialImageOf(content, address), socialImageOf(after, addresses.get(address) ?? address)];
    return before !== next && existing.has(before) && !existing.has(next) ? [[before, next]] : [];
  });
  // Most sites have none, and none of their pages needs to be asked.
  if (renamed.length === 0) return new Map();
  const named = new Set(
    documents.flatMap(({ references }) => references.flatMap(({ role, value }) => (role === 'image' ? [value] : []))),
  );
  return new Map(
    renamed.filter(([before]) => !named.has(before)).map(([before, next]) => [PUBLIC + before, PUBLIC + next]),
  );
}
