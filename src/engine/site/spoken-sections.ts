import { SHARED_FOLDER } from '../../model/address.ts';
import { sectionsOf } from '../../model/sections.ts';
import type { SiteContent } from '../read/site-content.ts';
import { blocksIn } from './blocks-in.ts';
import { languageAt, type SiteLanguage } from './languages.ts';

/** What a page for addresses that do not exist says, unless the site file does. */
const NOT_FOUND = ['heading', 'text', 'buttonText'];

/** The sections of the table of sentences that visitors read somewhere in a language. */
export function spokenSections(content: SiteContent, { folder, data }: SiteLanguage): Set<string> {
  const types = typesIn(content, folder);
  const sections = sectionsOf(types);
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

/** The types of the blocks on the pages of a language, shared ones by what they stand for. */
function typesIn(content: SiteContent, folder: string): Set<string> {
  const types = new Set<string>();
  const seen = new Set<string>();
  const readBlocksOf = (file: string): void => {
    const document = content.documents.get(file);
    if (!document || seen.has(file)) return;
    seen.add(file);
    for (const { block } of blocksIn(document)) {
      if (block.type === 'shared') readBlocksOf(`${SHARED_FOLDER}/${String(block['name'])}.json`);
      else types.add(String(block.type));
    }
  };
  for (const { kind, file, address } of content.documents.values())
    if (kind === 'page' && languageAt(content, address).folder === folder) readBlocksOf(file);
  return types;
}
