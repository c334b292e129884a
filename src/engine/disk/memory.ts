import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isBroken, type ContentDocument } from '../../model/content.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { ToolError } from '../../model/tool-error.ts';
import type { KnownFindings } from '../check/check-content.ts';
import { createDocument, type DocumentName } from '../read/document.ts';
import { outlinedDocument, outlineOf, type Outline } from '../read/outline.ts';
import { readFile, type BeforePages, type DocumentReader } from '../read/read-content.ts';
import { codeKey } from './code-key.ts';
import { cacheOf } from './project.ts';

/** What is known of a page since it was last read. */
interface Known {
  /** What the disk says of the file. */
  version: string;
  /** Of its text. */
  hash: string;
  /** Of what others see of it. */
  seen: string;
  outline: Outline;
  /** What is wrong with it by itself: nothing that keeps it from being built. */
  diagnostics: Diagnostic[];
  /** What the rules found in it, in the light of the others. */
  found?: Diagnostic[];
}

interface Kept {
  key: string;
  /** When the pages were read, in milliseconds since 1970. */
  at: number;
  /** What the rules saw besides a page when they looked at it. */
  around: string;
  pages: Record<string, Known>;
}

/**
 * What is known of the pages of a folder from one run to the next, by their content: a page that is as it was is not
 * read again.
 */
export interface ContentMemory extends DocumentReader {
  /** The page in a file that has not changed; undefined when it has to be read. */
  recall(name: DocumentName): ContentDocument | undefined;
  /** As `createDocument`: a page without mistakes is remembered, and only its outline stays. */
  create: typeof createDocument;
  /** Tells a text of a page from others; undefined for pages with mistakes. */
  hashOf(file: string): string | undefined;
  /** Tells what others see of a page from what they saw. */
  seenOf(file: string): string | undefined;
  /** What the rules found in a page, if nothing that they look at has changed; `around` names it. */
  findings(around: string): KnownFindings;
  /** Keeps everything for the next run. */
  save(): void;
}

/** In milliseconds; clocks of disks tick that slowly. */
const SHORTLY = 2_000;

/** So many pages are kept whole while a command runs: who asks for one of them does not read it again. */
const KEPT_WHOLE = 500;

export const hashOfText = (text: string | Uint8Array): string => createHash('sha1').update(text).digest('base64');

/** Where what is known of a folder is kept. */
export const memoryFile = (root: string): string =>
  path.join(
    cacheOf(root),
    'memory',
    `${createHash('sha1').update(path.resolve(root)).digest('hex').slice(0, 12)}.json`,
  );

/**
 * Opens what is known of a folder; nothing when it was left by another version, or cannot be read.
 * @param isFresh this process was started by one that has read everything just now
 */
export function openMemory(site: BeforePages, { isFresh = false }: { isFresh?: boolean } = {}): ContentMemory {
  const { source } = site;
  const key = keyOf(site);
  const at = Date.now();
  const before = readKept(source.root, key);
  const pages: Record<string, Known> = {};
  const whole = new Map<string, ContentDocument>();
  let { around } = before;
  let hasChanged = false;

  const outlined = (name: DocumentName, known: Known): ContentDocument => {
    pages[name.file] = known;
    const { outline, diagnostics } = known;
    return outlinedDocument(name, outline, { diagnostics, whole: () => whole.get(name.file) ?? read(site, name) });
  };

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
      if (whole.size < KEPT_WHOLE) whole.set(name.file, document);
      const outline = outlineOf(document);
      const seen = hashOfText(JSON.stringify([outline.data, outline.references]));
      return outlined(name, { version, hash, seen, outline, diagnostics: document.diagnostics });
    },
    hashOf: (file) => pages[file]?.hash,
    seenOf: (file) => pages[file]?.seen,
    findings: (now) => {
      if (now !== around) for (const known of Object.values(pages)) delete known.found;
      hasChanged ||= now !== around;
      around = now;
      return {
        of: (file) => pages[file]?.found,
        keep: (file, found) => {
          const known = pages[file];
          if (!known || known.found === found) return;
          known.found = found;
          hasChanged = true;
        },
      };
    },
    save: () => {
      const isGone = Object.keys(before.pages).length > Object.keys(pages).length;
      if (hasChanged || isGone) writeKept(source.root, { key, at, around, pages });
    },
  };
}

/** Whether a file was changed so shortly before it was read that it may have changed again within the same tick. */
const isRecent = ({ version }: Known, at: number): boolean => at - Number.parseFloat(version) < SHORTLY;

/** Everything that decides how a page is read, besides its text. */
function keyOf({ own }: BeforePages): string {
  const hash = createHash('sha1').update(codeKey());
  for (const { file, text } of own.documents.values()) hash.update(`${file}\n${text}\n`);
  return hash.digest('base64');
}

/** The page in a file that is as it was a moment ago. */
function read(site: BeforePages, { file }: DocumentName): ContentDocument {
  const document = readFile(site, file);
  if ('kind' in document) return document;
  throw new ToolError(`The file ${file} was moved or removed while it was read. Start the command again.`);
}

function readKept(root: string, key: string): Kept {
  const nothing: Kept = { key, at: 0, around: '', pages: {} };
  try {
    const kept = JSON.parse(fs.readFileSync(memoryFile(root), 'utf8')) as Kept;
    return kept.key === key ? kept : nothing;
  } catch {
    return nothing;
  }
}

/** Written beside and renamed, so that nobody reads half of it. */
function writeKept(root: string, kept: Kept): void {
  const file = memoryFile(root);
  const unfinished = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(unfinished, JSON.stringify(kept));
  fs.renameSync(unfinished, file);
}
