import {
  addressOfFile,
  asAddressName,
  isAddressName,
  isSharedFolder,
  sharedAddressOf,
  sharedNameOfFile,
  SITE_FILE,
  folderOfSiteFile,
} from '../../model/addresses/address.ts';
import { reportInto, type ArgsOf } from '../../model/diagnostics/codes.ts';
import { PAGES, type ContentDocument, type DocumentKind } from '../../model/content/content.ts';
import type { Diagnostic, Suggestion } from '../../model/diagnostics/diagnostic.ts';
import { entryOf, isListed, type Entry, type FileSource } from '../../model/content/files.ts';
import { isLeftBehind } from '../../model/content/left-behind.ts';
import { renameFile } from '../../model/diagnostics/suggestions.ts';
import { nearest } from '../../model/words/nearest.ts';
import type { Schemas } from '../schema/schemas.ts';
import { readingCodes } from './codes.ts';
import { createDocument, tooLargeDocument, type DocumentName } from './document.ts';
import { isPlain, LARGEST } from './encoding.ts';
import { readOwnParts } from './own/read-own-parts.ts';
import type { SiteContent } from './site-content.ts';

/** How files become documents. */
export interface DocumentReader {
  /** A document that need not be read, because its file is as it was; undefined for any other. */
  recall?: (name: DocumentName) => ContentDocument | undefined;
  /** How a document is made of a file: at once, or by `lazyDocument` when it is asked for something. */
  create: typeof createDocument;
}

/** What is known of a root folder before its pages are read. */
export type BeforePages = Pick<SiteContent, 'source' | 'schemas' | 'own'>;

/** Reads what decides how pages are read: the owner's own blocks and icons. */
export const beforePages = (source: FileSource, builtIn: Schemas): BeforePages => ({
  source,
  ...readOwnParts(source, builtIn),
});

/** A root folder of which the files are listed: some are documents already, the others have to be read. */
export interface ListedContent extends BeforePages, Pick<DocumentReader, 'create'> {
  documents: Map<string, ContentDocument>;
  refused: Diagnostic[];
  unread: string[];
}

/**
 * Reads everything in `pages/`, and the owner's own blocks and icons. What is wrong with a file is noted with it;
 * nothing is thrown for bad content.
 * @param builtIn what files may say where there are no own blocks
 * @param readerFor how files become documents, if not by reading each
 */
export function readContent(
  source: FileSource,
  builtIn: Schemas,
  readerFor: (before: BeforePages) => DocumentReader = () => ({ create: createDocument }),
): SiteContent {
  return readListed(listContent(source, builtIn, readerFor));
}

/** The first half of `readContent`: everything but the files that have to be read. */
export function listContent(
  source: FileSource,
  builtIn: Schemas,
  readerFor: (before: BeforePages) => DocumentReader,
): ListedContent {
  const before = beforePages(source, builtIn);
  const { recall, create } = readerFor(before);
  const documents = new Map<string, ContentDocument>();
  const refused: Diagnostic[] = [];
  const unread: string[] = [];
  const listFolder = (folder: string): void => {
    const entries = source.list(folder);
    if (!entries) return void refused.push(refusal(folder, 'file/unreadable', { reason: 'denied' }));
    for (const entry of entries) {
      if (isPassedOver(entry.name)) continue;
      const file = `${folder}/${entry.name}`;
      const wrong = entryRefusal(source, file, entry);
      if (wrong) refused.push(wrong);
      else if (entry.kind === 'folder') listFolder(file);
      else {
        const recalled = recall?.(documentNameOf(file));
        if (recalled) documents.set(file, recalled);
        else unread.push(file);
      }
    }
  };
  listFolder(PAGES);
  return { ...before, create, documents, refused, unread };
}

/** The second half: reads the files of which there are no documents yet. */
export function readListed(listed: ListedContent): SiteContent {
  for (const file of listed.unread) readUnread(listed, file);
  const { source, schemas, own, documents, refused } = listed;
  return { source, schemas, documents: inNameOrder(documents), refused: refused.toSorted(byFile), own };
}

/** Reads one of the files, if that has not been done. */
export function readUnread({ create, documents, refused, ...before }: ListedContent, file: string): void {
  if (documents.has(file)) return;
  const read = readFile(before, file, create);
  if ('kind' in read) documents.set(file, read);
  else refused.push(read);
}

/** Refused files in the order of their names. */
export const byFile = (a: Diagnostic, b: Diagnostic): number => (a.file < b.file ? -1 : 1);

/**
 * Documents in the order of their names: which of two comes first must not depend on the disk, or on which was saved
 * last.
 */
export function inNameOrder(documents: Map<string, ContentDocument>): Map<string, ContentDocument> {
  return new Map([...documents].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Reads one file (`pages/…json`) as reading everything would. A diagnostic instead of a document means that it is not
 * part of the site (it may be about a folder above it); undefined, that nothing is there or that it does not count.
 */
export function readDocument(
  content: Pick<SiteContent, 'source' | 'schemas'>,
  file: string,
): ContentDocument | Diagnostic | undefined {
  const { source } = content;
  const names = file.split('/');
  for (let length = 2; length <= names.length; length++) {
    const part = names.slice(0, length).join('/');
    const entry = isPassedOver(names[length - 1]!) ? undefined : entryOf(source, part);
    if (!entry) return undefined;
    const wrong = entryRefusal(source, part, entry);
    if (wrong) return wrong;
    if (length === names.length) return entry.kind === 'folder' ? folderRefusal(source, part) : readFile(content, file);
  }
  return folderRefusal(source, file);
}

/** What a file is called and what it is for, by its path. */
export function documentNameOf(file: string): DocumentName {
  return {
    file,
    kind: kindOf(file),
    address: addressOfFile(file) ?? sharedAddressOf(file) ?? folderOfSiteFile(file) ?? '',
  };
}

/** What a file is for, by its path. */
export function kindOf(file: string): DocumentKind {
  if (file === SITE_FILE) return 'site';
  if (folderOfSiteFile(file) !== undefined) return 'language';
  return sharedNameOfFile(file) === undefined ? 'page' : 'shared';
}

/** Reads a file whose name is known to be good. */
export function readFile(
  { source, schemas }: Pick<SiteContent, 'source' | 'schemas'>,
  file: string,
  create: DocumentReader['create'] = createDocument,
): ContentDocument | Diagnostic {
  const text = source.text(file);
  // A character has at most three bytes for each of its places in the text.
  if (text !== undefined && text.length * 3 <= LARGEST && isPlain(text))
    return create(schemas, documentNameOf(file), text);
  const size = source.size(file) ?? 0;
  if (size > LARGEST) return tooLargeDocument(documentNameOf(file), size);
  const bytes = source.bytes(file);
  return bytes ? create(schemas, documentNameOf(file), bytes) : refusal(file, 'file/unreadable', { reason: 'denied' });
}

/** Whether nobody meant a file or folder of this name as a part of the site. */
const isPassedOver = (name: string): boolean => name.startsWith('.') || isLeftBehind(name);

/** What keeps a folder from being read. */
function folderRefusal(source: FileSource, folder: string): Diagnostic | undefined {
  return source.list(folder) ? undefined : refusal(folder, 'file/unreadable', { reason: 'denied' });
}

/** What keeps an entry of a folder from being a page, or a folder of pages. */
function entryRefusal(source: FileSource, file: string, { name, kind }: Entry): Diagnostic | undefined {
  const isPage = /\.json$/i.test(name);
  if (kind === 'link') return refusal(file, 'file/unreadable', { reason: 'link' });
  if (!isPage && kind !== 'folder') {
    // What some editors put behind the name that was asked for.
    const meant = /^(.+\.json)(?:\.[a-z]+|c|5)$/i.exec(name)?.[1]?.toLowerCase() ?? pageAsText(source, file);
    const taken = meant !== undefined && isListed(source, beside(file, meant));
    return refusal(
      file,
      'file/not-a-page',
      { name, ...(meant !== undefined && { meant }), ...(taken && { taken }) },
      renamed(source, file, meant),
    );
  }
  const wrong = nameRefusal(source, file);
  if (wrong) return wrong;
  if (kind === 'other') return refusal(file, 'file/unreadable', { reason: 'special' });
  if (kind === 'file') return undefined;
  if (isPage) return refusal(file, 'file/unreadable', { reason: 'folder' });
  const isNested = isSharedFolder(file.slice(0, file.lastIndexOf('/')));
  return isNested ? refusal(file, 'file/unreadable', { reason: 'nested' }) : undefined;
}

/** What a page would be called that was saved as plain text. */
function pageAsText(source: FileSource, file: string): string | undefined {
  const stem = /([^/]+)\.txt$/i.exec(file)?.[1];
  const isPage = stem !== undefined && source.text(file)?.trimStart().startsWith('{');
  return isPage ? `${asAddressName(stem)}.json` : undefined;
}

/** What is wrong with the last name of a path. Folders above it are judged on their own. */
function nameRefusal(source: FileSource, file: string): Diagnostic | undefined {
  if (file === SITE_FILE || isSharedFolder(file) || folderOfSiteFile(file) !== undefined) return undefined;
  const name = file.slice(file.lastIndexOf('/') + 1);
  const extension = /\.json$/i.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - extension.length);
  if (stem.startsWith('_')) {
    const meant = nearest(stem, extension === '' ? ['_shared'] : ['_site']);
    const suggestion = meant === stem ? undefined : meant?.concat(extension);
    return refusal(file, 'file/reserved-name', { name, suggestion }, renamed(source, file, suggestion));
  }
  if (/^site$/i.test(stem) && extension !== '' && isSiteMissing(source, file)) {
    const suggestion = SITE_FILE.slice(PAGES.length + 1);
    return refusal(file, 'file/reserved-name', { name, suggestion }, renamed(source, file, suggestion));
  }
  if (isAddressName(stem) && (extension === '' || extension === '.json')) return undefined;
  const closest = asAddressName(stem.replace(/\.json$/i, ''));
  const suggestion = closest === '' ? '' : closest + extension.toLowerCase();
  const taken = suggestion !== '' && isListed(source, beside(file, suggestion));
  return refusal(file, 'file/bad-name', { name, suggestion, taken }, renamed(source, file, suggestion));
}

/** Whether a file beside which the site file has to stand stands there alone. */
const isSiteMissing = (source: FileSource, file: string): boolean =>
  beside(file, '') === `${PAGES}/` && !isListed(source, SITE_FILE);

/** A file of the same folder. */
const beside = (file: string, name: string): string => `${file.slice(0, file.lastIndexOf('/'))}/${name}`;

/** The suggestion to give a file another name; none where that is taken, or for a folder with all that is in it. */
function renamed(source: FileSource, file: string, name: string | undefined): Suggestion[] {
  if (!name || entryOf(source, file)?.kind !== 'file') return [];
  return renameFile(source, beside(file, name));
}

function refusal<K extends keyof typeof readingCodes>(
  file: string,
  code: K,
  args: ArgsOf<typeof readingCodes, K>,
  suggestions: Suggestion[] = [],
): Diagnostic {
  const diagnostics: Diagnostic[] = [];
  reportInto(diagnostics, file, readingCodes)(code, {}, args, suggestions);
  return diagnostics[0] as Diagnostic;
}
