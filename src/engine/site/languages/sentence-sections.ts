import { asText } from '../../../model/words/as-text.ts';
import { sentenceSectionsOf } from '../../../model/page/sections.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { blocksIn, type WrittenBlock } from '../blocks-in.ts';
import { languageAt, type SiteLanguage } from './languages.ts';
import { blockShown } from '../shared-blocks.ts';

/** The fields of "notFound" in the site file. Without one of them, a sentence of the table takes its place. */
const NOT_FOUND = ['heading', 'text', 'buttonText'];

/** The sections of the table of sentences that pages of a language show, given all blocks on them. */
export function usedSentenceSections({ data }: SiteLanguage, blocks: readonly WrittenBlock['block'][]): Set<string> {
  const types = new Set(blocks.map(({ type }) => asText(type)));
  const sections = sentenceSectionsOf(types);
  sections.add('header');
  // Nearly every site has something that is loaded on demand.
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

/** The blocks on the pages of a language, with shared blocks resolved. */
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
