import { byFile, byKey } from '../../model/compare.ts';
import { PAGES, type ContentDocument } from '../../model/content/content.ts';
import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { entryOf, type FileSource } from '../../model/content/files.ts';
import { isJunkFile } from '../../model/content/junk-files.ts';
import type { Schemas } from '../schema/schemas.ts';
import { createDocument, tooLargeDocument } from './document.ts';
import { documentNameOf, type DocumentName } from './document-name.ts';
import { isPlain, MAX_DOCUMENT_SIZE } from './encoding.ts';
import { readOwnParts } from './own/read-own-parts.ts';
import { denied, entryRefusal, folderRefusal } from './refusals.ts';
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
    if (!entries) return void refused.push(denied(folder));
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

/**
 * Documents in the order of their names: which of two comes first must not depend on the disk, or on which was saved
 * last.
 */
export function inNameOrder(documents: Map<string, ContentDocument>): Map<string, ContentDocument> {
  return new Map([...documents].toSorted(byKey));
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

/** Reads a file whose name is known to be good. */
export function readFile(
  { source, schemas }: Pick<SiteContent, 'source' | 'schemas'>,
  file: string,
  create: DocumentReader['create'] = createDocument,
): ContentDocument | Diagnostic {
  const size = source.size(file) ?? 0;
  if (size > MAX_DOCUMENT_SIZE) return tooLargeDocument(documentNameOf(file), size);
  const text = source.text(file);
  // A character has at most three bytes for each of its places in the text.
  if (text !== undefined && text.length * 3 <= MAX_DOCUMENT_SIZE && isPlain(text))
    return create(schemas, documentNameOf(file), text);
  const bytes = source.bytes(file);
  return bytes ? create(schemas, documentNameOf(file), bytes) : denied(file);
}

/** Whether nobody meant a file or folder of this name as a part of the site. */
const isPassedOver = (name: string): boolean => name.startsWith('.') || isJunkFile(name);
