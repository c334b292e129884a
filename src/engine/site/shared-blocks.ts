import { asText } from '../../model/words/as-text.ts';
import { sharedFileOf, sharedNameOfFile } from '../../model/addresses/address.ts';
import type { ContentDocument } from '../../model/content/content.ts';
import type { SiteContent } from '../read/site-content.ts';
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

/** The names of the shared blocks that a page, or another shared block, can show. */
export function sharedNames(content: SiteContent, address: string): string[] {
  const { folder } = languageAt(content, address);
  const names = siteIndex(content).shared.flatMap((file) => {
    const name = sharedNameOfFile(file) as string;
    return [folder, ''].some((of) => sharedFileOf(of, name) === file) ? [name] : [];
  });
  return [...new Set(names)];
}
