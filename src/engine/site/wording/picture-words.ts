import type { ContentDocument } from '../../../model/content/content.ts';
import { replaceTokens, tokenValues } from '../../../model/content/tokens.ts';
import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { blocksIn } from '../blocks-in.ts';
import type { DrawnWords } from '../files/drawn-words.ts';
import { languageAt } from '../languages/languages.ts';
import { blockShown } from '../shared-blocks.ts';

/** What is not drawn, such as hints for line breaks; but for what says whether letters are joined. */
const UNSEEN = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;

/** A text without what is not seen, and with one space between words. */
export const seen = (text: string): string => text.replace(UNSEEN, '').replace(/\s+/g, ' ').trim();

/** The words that the picture of a page shows when it is drawn now, and where its author wrote them. */
export function pictureWords(
  content: Pick<SiteContent, 'documents'>,
  page: ContentDocument,
): { words: DrawnWords; path: DataPath } {
  const site = languageAt(content, page.address).data;
  const tokens = tokenValues(site);
  const asRead = (text: unknown): string => seen(replaceTokens(typeof text === 'string' ? text : '', tokens));
  const { heading, path } = headingOf(content, page);
  return { words: { title: asRead(heading), name: asRead(site['name']) }, path };
}

/** The heading of a page's first hero, which may stand in a shared block; else its title. */
function headingOf(
  content: Pick<SiteContent, 'documents'>,
  page: ContentDocument,
): { heading: unknown; path: DataPath } {
  for (const { block, path } of blocksIn(page)) {
    const shown = blockShown(content, page.address, block);
    if (shown?.type === 'hero')
      return { heading: shown['heading'], path: shown === block ? [...path, 'heading'] : path };
  }
  return { heading: page.data?.['title'], path: ['title'] };
}
