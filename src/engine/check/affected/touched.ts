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
 * The names by which other files may refer to what has changed. Includes shared blocks that show a changed one, and the
 * sections of pages that show these.
 */
export interface Touched extends Named {
  /** Titles and descriptions of the changed pages: each should be the only one with them. */
  titles: Set<string>;
}

/**
 * Collects everything that changed files can be named by: addresses, folders, shared blocks, titles.
 * @param former the documents before the change, by file
 */
export function touchedBy(
  content: SiteContent,
  files: ChangedFile[],
  former: ReadonlyMap<string, ContentDocument>,
): Touched {
  const paths = [...new Set(pathsOf(files))];
  const now = paths.flatMap((file) => content.documents.get(file) ?? []);
  const documents = [...now, ...paths.flatMap((file) => former.get(file) ?? [])];
  const own = paths.flatMap((file) => pageAddresses(file, languageAt(content, '/').lang));
  const folders = new Set(own.map(folderOfAddress));
  // A link to a translation of a changed page may get or lose a diagnostic.
  const translated = documents
    .filter(({ kind }) => kind === 'page')
    .flatMap((page) => Array.from(translationsOf(content, page).values(), ({ address }) => address));
  const pages = new Set([...own, ...translated]);
  const publicFiles = paths.filter((file) => file.startsWith(`${PUBLIC}/`)).map((file) => file.slice(PUBLIC.length));
  const lists = siteIndex(content).paged.filter((document) =>
    pagedCollections(document, content).some(({ request }) => folders.has(request.from)),
  );
  const shared = new Set(paths.flatMap((file) => sharedNameOfFile(file) ?? []));
  return {
    addresses: new Set([...publicFiles, ...documents.flatMap(aliasesOf), ...pages]),
    beginnings: [...pages, ...lists.map(({ address }) => address)].flatMap(furtherAddresses),
    folders: new Set([...folders].flatMap((folder) => inEachLanguage(folder, content))),
    titles: new Set(now.filter(({ kind }) => kind === 'page').flatMap(searchWords)),
    // Adds shared blocks that show these.
    sections: followShared(content, shared),
    shared,
  };
}

/** A folder, and those with the same pages in other languages, which a list may be meant to show. */
function inEachLanguage(folder: string, content: SiteContent): string[] {
  const own = languageAt(content, folder).folder;
  return languagesOf(content).map((language) => language.folder + folder.slice(own.length));
}

/**
 * The address of a page. For a name that cannot be an address, also the one that was probably meant: as long as the
 * file is there, links to it are not reported.
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
