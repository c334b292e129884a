import fs from 'node:fs';
import path from 'node:path';
import { addressOfFile, asAddressName, isAddressName, SHARED_FOLDER, sharedNameOfFile, SITE_FILE } from '../../model/address.ts';
import { describeFile } from '../report/describe.ts';
import { createDocument, tooLargeDocument } from './document.ts';
import { isPlain, LARGEST } from './encoding.ts';
import { reportInto, type Args, type Finding } from '../check/finding.ts';
import type { Code } from '../check/messages.ts';
import { near } from '../../model/near.ts';
import { PAGES, type ContentDocument, type DocumentKind, type Problem, type SiteContent } from '../../model/content.ts';
import { handOnIndex } from '../site/site-index.ts';

/**
 * Reads everything in `pages/`. What is wrong with a file is noted with it; nothing is thrown for bad content.
 * @param create how a document is made of bytes: at once, or by `lazyDocument` when it is asked for something
 */
export function readContent(root: string, create: CreateDocument = createDocument): SiteContent {
  const content: Reading = { root: path.resolve(root), documents: new Map(), refused: [] };
  readFolder(content, PAGES, create);
  return { ...content, documents: inNameOrder(content.documents), refused: content.refused.toSorted(byFile) };
}

/**
 * The content after one file was changed, added or removed: what reading everything again would give.
 * The old content must not be used any more: most of it lives on in the new.
 */
export function rereadFile(content: SiteContent, file: string): SiteContent {
  const old = content.documents.get(file);
  const documents = content.documents as Map<string, ContentDocument>;
  const refused = new Map<string, Problem>();
  let added = false;
  // What was refused may have been mended or removed without a word, such as a folder.
  for (const name of new Set([file, ...content.refused.map((problem) => problem.file)])) {
    const read = readDocument(content.root, name);
    if (read && 'kind' in read) {
      added ||= !documents.has(name);
      documents.set(name, read);
    } else documents.delete(name);
    if (read && !('kind' in read)) refused.set(read.file, read);
  }
  const after = { root: content.root, documents: added ? inNameOrder(documents) : documents, refused: [...refused.values()].toSorted(byFile) };
  if (!added) handOnIndex(content, after, old, documents.get(file));
  return after;
}

/** Content while it is being collected. */
interface Reading extends SiteContent {
  documents: Map<string, ContentDocument>;
  refused: Problem[];
}

const byFile = (a: Problem, b: Problem): number => (a.file < b.file ? -1 : 1);

/** Documents in the order of their names: which of two comes first must not depend on the disk, or on which was saved last. */
export function inNameOrder(documents: Map<string, ContentDocument>): Map<string, ContentDocument> {
  return new Map([...documents].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Reads one file (`pages/…json`) as reading everything would. A problem instead of a document means that it is not part of the
 * site (the problem may be that of a folder above it); undefined, that nothing is there or that it does not count.
 */
export function readDocument(root: string, file: string): ContentDocument | Problem | undefined {
  const names = file.split('/');
  for (let length = 2; length <= names.length; length++) {
    const part = names.slice(0, length).join('/');
    const entry = lookAt(root, part);
    if (!entry) return undefined;
    const wrong = entryProblem(root, part, entry);
    if (wrong) return wrong;
    if (length === names.length) return entry.isDirectory() ? folderProblem(root, part) : loadDocument(root, file);
  }
  return folderProblem(root, file);
}

/** One entry of a folder. Its name is looked up in the listing: disks that ignore capitals would find others, too. */
function lookAt(root: string, file: string): fs.Stats | undefined {
  const folder = path.join(root, path.posix.dirname(file));
  const name = path.posix.basename(file);
  return !name.startsWith('.') && exists(folder, name) ? fs.lstatSync(path.join(folder, name), { throwIfNoEntry: false }) : undefined;
}

/** What keeps a folder from being read. */
function folderProblem(root: string, folder: string): Problem | undefined {
  try {
    fs.readdirSync(path.join(root, folder));
    return undefined;
  } catch {
    return problem(folder, 'file/unreadable', { reason: 'denied' });
  }
}

type CreateDocument = typeof createDocument;

/** Reads a file in one call of the system instead of five; undefined where something about it needs a closer look. */
function loadPlain(root: string, file: string, create: CreateDocument): ContentDocument | undefined {
  let text: string;
  try {
    text = fs.readFileSync(path.join(root, file), 'utf8');
  } catch {
    return undefined;
  }
  // A character has at most three bytes for each of its places in the text.
  return text.length * 3 <= LARGEST && isPlain(text) ? create(file, kindOf(file), addressIn(file), text) : undefined;
}

/** The address of a page, or the name of a shared block. */
const addressIn = (file: string): string => addressOfFile(file) ?? sharedNameOfFile(file) ?? '';

/** Reads a file whose name is known to be good. */
function loadDocument(root: string, file: string, create: CreateDocument = createDocument): ContentDocument | Problem {
  const kind = kindOf(file);
  const address = addressIn(file);
  let handle: number | undefined;
  try {
    handle = fs.openSync(path.join(root, file), 'r');
    const stat = fs.fstatSync(handle);
    if (stat.isDirectory()) return problem(file, 'file/unreadable', { reason: 'folder' });
    if (!stat.isFile()) return problem(file, 'file/unreadable', { reason: 'special' });
    if (stat.size > LARGEST) return tooLargeDocument(file, kind, address, stat.size);
    return create(file, kind, address, fs.readFileSync(handle));
  } catch (fault) {
    const reason = (fault as NodeJS.ErrnoException).syscall;
    // Faults of the system name the call that failed; anything else is a fault of ours.
    if (reason === undefined) throw fault;
    return problem(file, 'file/unreadable', { reason: 'denied' });
  } finally {
    if (handle !== undefined) fs.closeSync(handle);
  }
}

function readFolder(content: Reading, folder: string, create: CreateDocument): void {
  let entries: fs.Dirent[];
  try {
    entries = fs.readdirSync(path.join(content.root, folder), { withFileTypes: true });
  } catch {
    content.refused.push(problem(folder, 'file/unreadable', { reason: 'denied' }));
    return;
  }
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const file = `${folder}/${entry.name}`;
    const wrong = entryProblem(content.root, file, entry);
    if (wrong) content.refused.push(wrong);
    else if (entry.isDirectory()) readFolder(content, file, create);
    else {
      const read = (entry.isFile() && loadPlain(content.root, file, create)) || loadDocument(content.root, file, create);
      if ('kind' in read) content.documents.set(file, read);
      else content.refused.push(read);
    }
  }
}

/** What keeps an entry of a folder from being a page, or a folder of pages. */
function entryProblem(root: string, file: string, entry: Pick<fs.Dirent, 'isDirectory' | 'isSymbolicLink'>): Problem | undefined {
  const name = path.posix.basename(file);
  const isPage = /\.json$/i.test(name);
  if (entry.isSymbolicLink()) return problem(file, 'file/unreadable', { reason: 'link' });
  if (!isPage && !entry.isDirectory()) return problem(file, 'file/not-a-page', { name });
  const wrong = nameProblem(root, file);
  if (wrong || !entry.isDirectory()) return wrong;
  if (isPage) return problem(file, 'file/unreadable', { reason: 'folder' });
  return path.posix.dirname(file) === SHARED_FOLDER ? problem(file, 'file/unreadable', { reason: 'nested' }) : undefined;
}

/** What a file is for, by its path. */
export function kindOf(file: string): DocumentKind {
  return file === SITE_FILE ? 'site' : sharedNameOfFile(file) === undefined ? 'page' : 'shared';
}

/** What is wrong with the last name of a path. Folders above it are judged on their own. */
function nameProblem(root: string, file: string): Problem | undefined {
  if (file === SITE_FILE || file === SHARED_FOLDER) return undefined;
  const name = path.posix.basename(file);
  const extension = /\.json$/i.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - extension.length);
  if (stem.startsWith('_')) {
    const meant = near(stem, extension === '' ? ['_shared'] : ['_site']);
    return problem(file, 'file/reserved-name', { name, near: meant === stem ? undefined : meant?.concat(extension) });
  }
  if (isAddressName(stem) && (extension === '' || extension === '.json')) return undefined;
  const suggested = asAddressName(stem);
  const suggestion = suggested === '' ? '' : suggested + extension.toLowerCase();
  const taken = suggestion !== '' && exists(path.join(root, path.posix.dirname(file)), suggestion);
  return problem(file, 'file/bad-name', { name, suggestion, taken });
}

/** Whether a folder lists this very name; disks that ignore capitals would say yes to others. */
function exists(folder: string, name: string): boolean {
  try {
    return fs.readdirSync(folder).includes(name);
  } catch {
    return false;
  }
}

function problem<C extends Code>(file: string, code: C, args: Args<C>): Problem {
  const findings: Finding[] = [];
  reportInto(findings)(code, {}, args);
  return describeFile(file, findings[0] as Finding);
}
