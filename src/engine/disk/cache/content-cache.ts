import { createHash } from 'node:crypto';
import { isBroken, PUBLIC, type ContentDocument } from '../../../model/content/content.ts';
import { hashOfText } from '../hash.ts';
import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { ToolError } from '../../../model/diagnostics/tool-error.ts';
import type { CachedFindings } from '../../check/check-content.ts';
import { createDocument, type DocumentName } from '../../read/document.ts';
import { fieldsOf, frameOf, outlineOf } from '../../site/outline.ts';
import { OutlinedDocument } from '../../site/outlined-document.ts';
import { nameOf, readFile, type BeforePages, type DocumentReader } from '../../read/read-content.ts';
import { settledAt } from './mtime-resolution.ts';
import { engineKey } from './engine-key.ts';
import { tryWrite } from './try-write.ts';
import { pageOfRow, rowOf, type CachedPage, type CachedRow, type Seen } from './cached-page.ts';
import { readContentCache, writeContentCache, type CachedContent } from './content-cache-file.ts';

/**
 * What is known of the pages of a folder from one run to the next, by their content: a page that is as it was is not
 * read again.
 */
export interface ContentCache extends DocumentReader {
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
  /** Tells a file in `public/` from any other that stood there; its address begins with a slash. */
  hashOfPublic(address: string): string;
  /** What the rules found, if nothing that they look at has changed, as the keys of that tell. */
  findings(keys: Record<'page' | 'across', string>): CachedFindings;
  /** Lets go of the pages that are kept whole: who asks for one of them reads it again. */
  release(): void;
  /** Keeps everything for the next run. */
  save(): void;
}

/** What is known of a page, and where that is. */
export interface NamedRow extends CachedRow {
  file: string;
}

/** So many pages are kept whole while a command runs: who asks for one of them does not read it again. */
export const KEPT_WHOLE = 10_000;

interface ContentCacheOptions {
  /** Whether this process was started by one that has read everything just now. */
  isFresh?: boolean;
  /** How many pages are kept whole. */
  keptWhole?: number;
}

/** Opens what is known of a folder; nothing when it was left by another version, or cannot be read. */
// oxlint-disable-next-line max-lines-per-function -- one state, and each thing that is asked of it
export function openContentCache(
  site: BeforePages,
  { isFresh = false, keptWhole = KEPT_WHOLE }: ContentCacheOptions = {},
): ContentCache {
  const { source } = site;
  const key = keyOf(site);
  const at = Date.now();
  const before = readContentCache(source.root, key);
  const pages: Record<string, CachedPage> = {};
  const files: CachedContent['files'] = {};
  const whole = new Map<string, ContentDocument>();
  const readWhole = new Set<string>();
  const { details, written } = before;
  let { pageKey, across } = before;
  let hasChanged = false;

  const outlined = (name: DocumentName, known: CachedPage): ContentDocument => {
    pages[name.file] = known;
    const { outline, fields, diagnostics } = known;
    const wholeDocument = (): ContentDocument => {
      readWhole.add(name.file);
      return whole.get(name.file) ?? read(site, name);
    };
    return new OutlinedDocument(name, { outline, fields, diagnostics, whole: wholeDocument });
  };

  const textsOf = (read: Iterable<string>): Record<string, string> =>
    Object.fromEntries([...read].map((file) => [file, pages[file]?.hash ?? '']));
  const isAsRead = (read: Record<string, string>): boolean =>
    Object.entries(read).every(([file, hash]) => hash === pages[file]?.hash);

  return {
    recall: (name) => {
      const known = before.pages[name.file];
      const isSame = known && known.version === source.version(name.file);
      return isSame && (isFresh || !isRecent(known, before.at)) ? outlined(name, known) : undefined;
    },
    create: (schemas, name, text) => {
      if (name.kind !== 'page') return createDocument(schemas, name, text);
      hasChanged = true;
      const hash = hashOfText(text);
      const version = source.version(name.file) ?? '';
      const known = before.pages[name.file];
      if (known?.hash === hash) return outlined(name, { ...known, version });
      const document = createDocument(schemas, name, text);
      if (isBroken(document)) return document;
      if (whole.size < keptWhole) whole.set(name.file, document);
      const { diagnostics: own } = document;
      const diagnostics = (): Diagnostic[] => own;
      const outline = outlineOf(document);
      const words = JSON.stringify(outline);
      const all = hashOfText(words);
      if (known?.seen.all === all) return outlined(name, { ...known, version, hash, diagnostics, found: undefined });
      const seen = { all, frame: hashOfText(JSON.stringify(frameOf(outline))) };
      return outlined(name, { version, hash, seen, outline: () => words, fields: fieldsOf(outline), diagnostics });
    },
    rowOf: (file) => {
      const known = pages[file];
      return known && { ...rowOf(known), file };
    },
    take: ({ file, ...row }) => {
      hasChanged = true;
      return outlined(nameOf(file), pageOfRow(row));
    },
    hashOf: (file) => pages[file]?.hash,
    seenOf: (file) => pages[file]?.seen,
    hashOfPublic: (address) => {
      const known = files[address] ?? before.files[address];
      const file = { version: source.version(PUBLIC + address) ?? '' };
      if (known?.version === file.version && (address in files || isFresh || !isRecent(known, before.at)))
        return (files[address] = known).hash;
      hasChanged = true;
      return (files[address] = { ...file, hash: hashOfText(source.bytes(PUBLIC + address) ?? '') }).hash;
    },
    findings: (now) => {
      if (now.page !== pageKey)
        for (const [file, { found: _found, ...known }] of Object.entries(pages)) pages[file] = known;
      hasChanged ||= now.page !== pageKey;
      pageKey = now.page;
      return {
        across: (find) => {
          const isSame = across?.key === now.across && isAsRead(across.read);
          if (across && isSame) return across.found;
          readWhole.clear();
          const found = find();
          across = { key: now.across, read: textsOf(readWhole), found };
          hasChanged = true;
          return found;
        },
        of: (file) => pages[file]?.found,
        keep: (file, found) => {
          const known = pages[file];
          if (!known || known.found === found) return;
          pages[file] = { ...known, found };
          hasChanged = true;
        },
      };
    },
    release: () => whole.clear(),
    save: () => {
      const isGone = Object.keys(before.pages).length > Object.keys(pages).length;
      if (!hasChanged && !isGone) return;
      tryWrite(() =>
        writeContentCache(source.root, {
          key,
          at,
          pageKey,
          across,
          pages,
          files,
          details,
          ...(written && { written }),
        }),
      );
    },
  };
}

/** Whether a file was changed so shortly before it was read that it may have changed again within the same tick. */
const isRecent = ({ version }: Pick<CachedPage, 'version'>, at: number): boolean =>
  at < settledAt(Number.parseFloat(version));

/** Everything that decides how a page is read, besides its text. */
function keyOf({ own }: BeforePages): string {
  const hash = createHash('sha1').update(engineKey());
  for (const { file, text } of own.documents.values()) hash.update(`${file}\n${text}\n`);
  return hash.digest('base64');
}

/** The page in a file that is as it was a moment ago. */
function read(site: BeforePages, { file }: DocumentName): ContentDocument {
  const document = readFile(site, file);
  if ('kind' in document) return document;
  throw new ToolError(`The file ${file} was moved or removed while it was read. Start the command again.`);
}
