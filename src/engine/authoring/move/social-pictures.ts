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
  const named = new Set(
    documents.flatMap(({ references }) => references.flatMap(({ role, value }) => (role === 'image' ? [value] : []))),
  );
  const pictures = new Map<string, string>();
  for (const { kind, address } of documents) {
    if (kind !== 'page') continue;
    const [before, next] = [socialImageOf(content, address), socialImageOf(after, addresses.get(address) ?? address)];
    if (before !== next && existing.has(before) && !existing.has(next) && !named.has(before))
      pictures.set(PUBLIC + before, PUBLIC + next);
  }
  return pictures;
}
