import { memoize } from '../../../model/memoize.ts';
import type { SiteDocument } from '../../../model/page/types.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { feedAddress } from '../lists/feeds.ts';
import { languagesOf } from '../languages/languages.ts';
import { siteDataOf } from '../site-data.ts';
import { siteIndex } from '../site-index.ts';

/** What a site asks to be made of its pages for others. */
export const sharingOf = (content: SiteContent): NonNullable<SiteDocument['sharing']> =>
  Object(siteDataOf(content).sharing) as NonNullable<SiteDocument['sharing']>;

/** The list of pages for assistants, in each language. */
export const llmsAddress = (folder: string): string => `${folder}/llms.txt`;

/** The files besides pages that a build writes because the site asks for them: their addresses, and what they are. */
export const madeFiles: (content: SiteContent) => ReadonlyMap<string, string> = memoize(findFiles);

function findFiles(content: SiteContent): Map<string, string> {
  const files = new Map<string, string>();
  if (sharingOf(content).llmsTxt)
    for (const { folder } of languagesOf(content)) files.set(llmsAddress(folder), 'the list of pages for assistants');
  for (const { address } of siteIndex(content).feeds)
    files.set(feedAddress(address), `the feed of the page "${address}"`);
  return files;
}
