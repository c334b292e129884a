import type { ContentDocument } from '../../../model/content/content.ts';
import type { AuthoredBlocks } from '../../../model/page/types.ts';
import { blocksIn, type WrittenBlock } from '../blocks-in.ts';

/** Where readers subscribe to the list of a page: `/journal/feed.xml`. */
export const feedAddress = (address: string): string => `${address === '/' ? '' : address}/feed.xml`;

/** The lists of a document that ask for a feed, and where they stand. */
export function listsWithFeed(document: ContentDocument): WrittenBlock[] {
  if (document.mayHave?.('feed') === false) return [];
  return blocksIn(document).filter(({ block }) => block.type === 'collection' && block['feed'] === true);
}

/** The list of a page that readers can subscribe to: the first one that asks for it. */
export function feedListOf(document: ContentDocument): AuthoredBlocks['collection'] | undefined {
  const block = document.kind === 'page' ? listsWithFeed(document)[0]?.block : undefined;
  return typeof block?.['from'] === 'string' ? (block as unknown as AuthoredBlocks['collection']) : undefined;
}
