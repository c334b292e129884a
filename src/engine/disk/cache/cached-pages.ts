import { isBroken, type ContentDocument } from '../../../model/content/content.ts';
import { ToolError } from '../../../model/diagnostics/tool-error.ts';
import { createDocument } from '../../read/document.ts';
import { documentNameOf, type DocumentName } from '../../read/document-name.ts';
import { readFile, type BeforePages, type DocumentReader } from '../../read/read-content.ts';
import { fieldsOf, frameOf, outlineOf } from '../../site/outline.ts';
import { OutlinedDocument } from '../../site/outlined-document.ts';
import { hashOfText } from '../files/hash.ts';
import { pageOfRow, rowOf, type CachedPage, type CachedRow, type Seen } from './cached-page.ts';
import type { CacheRun } from './cache-run.ts';

/** Pages by their content: one that is as it was is not read again. */
export interface CachedPages extends DocumentReader {
  /** The page in a file that has not changed; undefined when it has to be read. */
  recall(name: DocumentName): ContentDocument | undefined;
  /** As `createDocument`: a page without mistakes is remembered, and only its outline stays. */
  create: typeof createDocument;
  /** What is known of a page, for another thread to take; undefined for pages with mistakes. */
  rowOf(file: string): NamedRow | undefined;
  /** Takes what another thread knows of a page, as if it had been read here. */
  take(row: NamedRow): ContentDocument;
  /** Tells a text of a page from others; undefined for pages with mistakes. */
  hashOf(file: string): string | undefined;
  /** Tells what others see of a page from what they saw; undefined for pages with mistakes. */
  seenOf(file: string): Seen | undefined;
  /** Lets go of the pages that are kept whole: who asks for one of them reads it again. */
  release(): void;
}

/** What is known of a page, and where that is. */
export interface NamedRow extends CachedRow {
  file: string;
}

/**
 * Knows pages from the run before, and keeps what is read in this one.
 * @param keptWhole how many pages are kept whole
 */
export function createCachedPages(run: CacheRun, site: BeforePages, keptWhole: number): CachedPages {
  const { before, now } = run;
  const { source } = site;
  const whole = new Map<string, ContentDocument>();
  /** The versions of those that are not known, from before they are read: another file may take their place meanwhile. */
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
      // Asked of every file, before any is read: who writes compares it.
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
    seenOf: (file) => now.pages[file]?.seen,
    release: () => whole.clear(),
  };
}

/** What is known of a page that was read. @param known what was known of it before it was changed */
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
  if (known?.seen.all === all) return { ...known, ...file, diagnostics, found: undefined };
  const seen = { all, frame: hashOfText(JSON.stringify(frameOf(outline))) };
  return { ...file, seen, outline: () => words, fields: fieldsOf(outline), diagnostics };
}

/** The page in a file that is as it was a moment ago. */
function read(site: BeforePages, { file }: DocumentName): ContentDocument {
  const document = readFile(site, file);
  if ('kind' in document) return document;
  throw new ToolError(`The file ${file} was moved or removed while it was read. Start the command again.`);
}
