import { isBroken, type ContentDocument } from '../../../model/content/content.ts';
import { ToolError } from '../../../model/diagnostics/tool-error.ts';
import { createDocument } from '../../read/document.ts';
import { documentNameOf, type DocumentName } from '../../read/document-name.ts';
import { readFile, type BeforePages, type DocumentReader } from '../../read/read-content.ts';
import { fieldsOf, frameOf, outlineOf } from '../../site/outline.ts';
import { OutlinedDocument } from '../../site/outlined-document.ts';
import { hashOfText } from '../files/hash.ts';
import { pageOfRow, rowOf, type CachedPage, type CachedRow, type OutlineHashes } from './cached-page.ts';
import type { CacheRun } from './cache-run.ts';

/** The pages of the cache: an unchanged one is not read again. */
export interface CachedPages extends DocumentReader {
  /** The page of an unchanged file; undefined when it has to be read. */
  recall(name: DocumentName): ContentDocument | undefined;
  /** As `createDocument`, but a page without mistakes is cached, and only its outline stays in memory. */
  create: typeof createDocument;
  /** What is cached of a page, for another thread; undefined for pages with mistakes. */
  rowOf(file: string): NamedRow | undefined;
  /** Adds a page that another thread has read. */
  take(row: NamedRow): ContentDocument;
  /** The hash of a page's text; undefined for pages with mistakes. */
  hashOf(file: string): string | undefined;
  /** The hashes of a page's outline; undefined for pages with mistakes. */
  outlineHashesOf(file: string): OutlineHashes | undefined;
  /** Frees the memory of pages that are kept whole. One that is needed again is read again. */
  release(): void;
}

/** What is cached of a page, with its file. */
export interface NamedRow extends CachedRow {
  file: string;
}

/**
 * Opens the pages of the cache for a run.
 * @param keptWhole how many pages that were read stay in memory as a whole
 */
export function createCachedPages(run: CacheRun, site: BeforePages, keptWhole: number): CachedPages {
  const { before, now } = run;
  const { source } = site;
  const whole = new Map<string, ContentDocument>();
  /** Versions of files that are about to be read, taken before: they may change while they are read. */
  const unread = new Map<string, string>();

  const outlined = (name: DocumentName, known: CachedPage): ContentDocument => {
    now.pages[name.file] = known;
    const { outline, fields, diagnostics } = known;
    const wholeDocument = (): ContentDocument => {
      run.readWhole.add(name.file);
      return whole.get(name.file) ?? read(site, name);
    };
    return new OutlinedDocument(name, { outline, fields, diagnostics, whole: wholeDocument });
  };

  return {
    recall: (name) => {
      // Taken of every file, before any is read: who writes compares it.
      const version = source.version(name.file);
      const known = before.pages[name.file];
      if (known && known.version === version && run.isSettled(known)) return outlined(name, known);
      return void unread.set(name.file, version ?? '');
    },
    create: (schemas, name, text) => {
      if (name.kind !== 'page') return createDocument(schemas, name, text);
      run.hasChanged = true;
      const hash = hashOfText(text);
      const version = unread.get(name.file) ?? source.version(name.file) ?? '';
      const known = before.pages[name.file];
      if (known?.hash === hash) return outlined(name, { ...known, version });
      const document = createDocument(schemas, name, text);
      if (isBroken(document)) return document;
      if (whole.size < keptWhole) whole.set(name.file, document);
      return outlined(name, pageOf(document, { version, hash }, known));
    },
    rowOf: (file) => {
      const known = now.pages[file];
      return known && { ...rowOf(known), file };
    },
    take: ({ file, ...row }) => {
      run.hasChanged = true;
      return outlined(documentNameOf(file), pageOfRow(row));
    },
    hashOf: (file) => now.pages[file]?.hash,
    outlineHashesOf: (file) => now.pages[file]?.outlineHashes,
    release: () => whole.clear(),
  };
}

/** What is cached of a page that was read. @param known what was cached before it changed */
function pageOf(
  document: ContentDocument,
  file: Pick<CachedPage, 'version' | 'hash'>,
  known: CachedPage | undefined,
): CachedPage {
  const { diagnostics: own } = document;
  const diagnostics = (): CachedRow['diagnostics'] => own;
  const outline = outlineOf(document);
  const words = JSON.stringify(outline);
  const all = hashOfText(words);
  if (known?.outlineHashes.all === all) return { ...known, ...file, diagnostics, found: undefined };
  const outlineHashes = { all, frame: hashOfText(JSON.stringify(frameOf(outline))) };
  return { ...file, outlineHashes, outline: () => words, fields: fieldsOf(outline), diagnostics };
}

/** Reads a page again as a whole. Throws a `ToolError` where its file has gone. */
function read(site: BeforePages, { file }: DocumentName): ContentDocument {
  const document = readFile(site, file);
  if ('kind' in document) return document;
  throw new ToolError(`The file ${file} was moved or removed while it was read. Start the command again.`);
}
