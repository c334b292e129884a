import { mayHave, type ContentDocument } from '../../../model/content/content.ts';
import { blocksIn } from '../blocks-in.ts';

/** Where readers subscribe to the list of a page: `/journal/feed.xml`. */
export const feedAddress = (address: string): string => `${address === '/' ? '' : address}/feed.xml`;

/** Whether readers can subscribe to a list of a document: only to that of a page, and to the first that asks for it. */
export function hasFeed(document: ContentDocument): boolean {
  if (document.kind !== 'page' || !mayHave(document, 'feed')) return false;
  const list = blocksIn(document).find(({ block }) => block.type === 'collection' && block['feed'] === true);
  return typeof list?.block['from'] === 'string';
}
