import {
  addressOfFile,
  asAddressName,
  folderOfAddress,
  isAddressName,
  sharedNameOfFile,
} from '../../../model/addresses/address.ts';
import { languageAt, languagesOf } from '../../site/languages/languages.ts';
import { translationsOf } from '../../site/languages/translations.ts';
import { furtherAddresses, pagedCollections } from '../../site/lists/pagination.ts';
import { literally, type Named } from '../../site/wording/mention.ts';
import { searchWords } from '../../site/wording/search-words.ts';
import { mayMention, PUBLIC, type ContentDocument } from '../../../model/content/content.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { aliasesOf, siteIndex } from '../../site/site-index.ts';
import { pathsOf, type ChangedFile } from './changed-file.ts';

/**
 * What other files may name of what has changed: shared blocks also when they show one that was, and the pages that
 * show those by their sections.
 */
export interface Touched extends Named {
  /** Titles and descriptions of the changed pages: each should be the only one with them. */
  titles: Set<string>;
}

/**
 * Follows changed files to everything that can be named: addresses, folders, shared blocks.
 * @param former the documents as they were before, by file
 */
export function touchedBy(
  content: SiteContent,
  files: ChangedFile[],
  former: ReadonlyMap<string, ContentDocument>,
): Touched {
  const addresses = new Set<string>();
  const folders = new Set<string>();
  const shared = new Set<string>();
  const titles = new Set<string>();
  const pages = new Set<string>();
  for (const file of new Set(pathsOf(files))) {
    if (file.startsWith(`${PUBLIC}/`)) addresses.add(file.slice(PUBLIC.length));
    const name = sharedNameOfFile(file);
    if (name !== undefined) shared.add(name);
    for (const address of pageAddresses(file, languageAt(content, '/').lang)) {
      pages.add(address);
      folders.add(folderOfAddress(address));
    }
    const now = content.documents.get(file);
    for (const document of [former.get(file), now]) {
      if (!document) continue;
      for (const alias of aliasesOf(document)) addresses.add(alias);
      // Whoever leads to one of its translations may be told of it.
      if (document.kind === 'page')
        for (const twin of translationsOf(content, document).values()) pages.add(twin.address);
    }
    if (now?.kind === 'page') for (const words of searchWords(now)) titles.add(words);
  }
  const owners = siteIndex(content).paged.filter((document) =>
    pagedCollections(document, content).some(({ request }) => folders.has(request.from)),
  );
  const beginnings = [...pages, ...owners.map(({ address }) => address)].flatMap(furtherAddresses);
  for (const address of pages) addresses.add(address);
  const inLanguages = new Set([...folders].flatMap((folder) => inEachLanguage(folder, content)));
  return { addresses, beginnings, folders: inLanguages, shared, titles, sections: followShared(content, shared) };
}

/** A folder, and those with the same pages in other languages: a list of one may be meant to be a list of another. */
function inEachLanguage(folder: string, content: SiteContent): string[] {
  const own = languageAt(content, folder).folder;
  return languagesOf(content).map((language) => language.folder + folder.slice(own.length));
}

/**
 * A page's address; of a name that cannot be one, also the address that was probably meant: links to it are excused
 * while the file is there.
 */
function pageAddresses(file: string, lang: string): string[] {
  const address = addressOfFile(file);
  if (address === undefined) return [];
  const names = address.split('/').slice(1);
  return names.every((name) => name === '' || isAddressName(name))
    ? [address]
    : [address, `/${names.map((name) => asAddressName(name, lang)).join('/')}`];
}

/** Adds the shared blocks that show one of these, and returns the addresses of the pages that do. */
function followShared(content: SiteContent, shared: Set<string>): Set<string> {
  const sections = new Set<string>();
  const shows = (document: ContentDocument): boolean =>
    document.references.some(({ role, value }) => role === 'shared' && shared.has(value as string));
  let before = 0;
  while (shared.size > before) {
    before = shared.size;
    for (const document of content.documents.values())
      if (document.kind === 'shared' && shows(document)) shared.add(sharedNameOfFile(document.file) as string);
  }
  if (shared.size === 0) return sections;
  const named = new RegExp(`"(?:${[...shared].map((name) => literally(name)).join('|')})"`);
  for (const document of content.documents.values()) {
    if (document.kind === 'page' && mayMention(document, named) && shows(document)) sections.add(document.address);
  }
  return sections;
}
