import { asText } from '../../model/words/as-text.ts';
import { sharedFileOf, sharedNameOfFile } from '../../model/addresses/address.ts';
import type { ContentDocument } from '../../model/content/content.ts';
import type { SiteContent } from '../read/site-content.ts';
import { blocksIn, type WrittenBlock } from './blocks-in.ts';
import { languageAt } from './languages/languages.ts';
import { siteIndex } from './site-index.ts';

/**
 * The shared block that a name means on a page: the one in the language of the page, or else that of the first
 * language.
 * @param address of the page, or of a shared block that shows another
 */
export function sharedBlock(
  content: Pick<SiteContent, 'documents'>,
  address: string,
  name: unknown,
): ContentDocument | undefined {
  const { folder } = languageAt(content, address);
  const inLanguage = (of: string): ContentDocument | undefined => content.documents.get(sharedFileOf(of, asText(name)));
  return inLanguage(folder) ?? inLanguage('');
}

/**
 * The shared block that a name means on a page, the one that this shows, and so on to the last. Each is there once, so
 * that those which show each other come to an end.
 */
export function sharedFrom(
  content: Pick<SiteContent, 'documents'>,
  address: string,
  name: unknown,
): readonly ContentDocument[] {
  const found = new Set<ContentDocument>();
  let next = sharedBlock(content, address, name);
  while (next && !found.has(next)) {
    found.add(next);
    const inside = blocksIn(next)[0]?.block;
    next = inside?.type === 'shared' ? sharedBlock(content, address, inside['name']) : undefined;
  }
  return [...found];
}

/** The names of the shared blocks that a document shows. */
export const namesShown = ({ references }: Pick<ContentDocument, 'references'>): string[] =>
  references.filter(({ role }) => role === 'shared').map(({ value }) => asText(value));

/** The block that visitors see in place of one: of a shared block what is in its file, of any other itself. */
export function blockShown(
  content: Pick<SiteContent, 'documents'>,
  address: string,
  block: WrittenBlock['block'],
): WrittenBlock['block'] | undefined {
  if (block.type !== 'shared') return block;
  const last = sharedFrom(content, address, block['name']).at(-1);
  const inside = last && blocksIn(last)[0]?.block;
  return inside?.type === 'shared' ? undefined : inside;
}

/** The names of the shared blocks that a page, or another shared block, can show. */
export function sharedNames(content: SiteContent, address: string): string[] {
  const { folder } = languageAt(content, address);
  const names = siteIndex(content).shared.flatMap((file) => {
    const name = sharedNameOfFile(file) as string;
    return [folder, ''].some((of) => sharedFileOf(of, name) === file) ? [name] : [];
  });
  return [...new Set(names)];
}
