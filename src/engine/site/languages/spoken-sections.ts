import { asText } from '../../../model/words/as-text.ts';
import { sentenceSectionsOf } from '../../../model/page/sections.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { blocksIn, type WrittenBlock } from '../blocks-in.ts';
import { languageAt, type SiteLanguage } from './languages.ts';
import { blockShown } from '../shared-blocks.ts';

/** What a page for addresses that do not exist says, unless the site file does. */
const NOT_FOUND = ['heading', 'text', 'buttonText'];

/** The sections of the table of sentences that visitors read somewhere in a language with these blocks. */
export function spokenSections({ data }: SiteLanguage, blocks: readonly WrittenBlock['block'][]): Set<string> {
  const types = new Set(blocks.map(({ type }) => asText(type)));
  const sections = sentenceSectionsOf(types);
  sections.add('header');
  // On nearly every site there is something that is loaded when it is wanted.
  sections.add('loading');
  const site = data as {
    footer?: { newsletter?: unknown };
    analytics?: { consent?: unknown };
    search?: unknown;
    notFound?: object;
  };
  if (site.footer?.newsletter) sections.add('footer');
  if (site.analytics && site.analytics.consent !== false) sections.add('consent');
  if (site.search === true) sections.add('search');
  if (!NOT_FOUND.every((name) => Object.hasOwn(Object(site.notFound), name))) sections.add('notFound');
  // A toast says what became of a message.
  if (!types.has('inquiryForm')) sections.delete('toast');
  return sections;
}

/** The blocks on the pages of a language, of shared ones what they stand for. */
export function blocksOfLanguage(content: SiteContent, { folder }: SiteLanguage): WrittenBlock['block'][] {
  const blocks: WrittenBlock['block'][] = [];
  const names = new Set<unknown>();
  for (const document of content.documents.values()) {
    if (document.kind !== 'page' || languageAt(content, document.address).folder !== folder) continue;
    for (const { block } of blocksIn(document)) {
      if (block.type === 'shared') names.add(block['name']);
      else blocks.push(block);
    }
  }
  const shared = [...names].map((name) => blockShown(content, `${folder}/`, { type: 'shared', name }));
  return [...blocks, ...shared.filter((block) => block !== undefined)];
}
