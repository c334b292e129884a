import fs from 'node:fs';
import path from 'node:path';
import { addressOfFile, asAddressName, isAddressName, SHARED_FOLDER, sharedNameOfFile, SITE_FILE } from './address.ts';
import { describeFile } from './check/describe.ts';
import { createDocument, tooLargeDocument } from './check/document.ts';
import { LARGEST } from './check/encoding.ts';
import { reportInto, type Args, type Finding } from './check/finding.ts';
import type { Code } from './check/messages.ts';
import { near } from './check/near.ts';
import { PAGES, type ContentDocument, type DocumentKind, type Problem, type SiteContent } from './model.ts';

/**
 * Reads everything in `pages/`. What is wrong with a file is noted with it; nothing is thrown for bad content.
 * @param create how a document is made of bytes: at once, or by `lazyDocument` when it is asked for something
 */
export function readContent(root: string, create: CreateDocument = createDocument): SiteContent {
  const content: SiteContent = { root: path.resolve(root), documents: new Map(), refused: [] };
  readFolder(content, PAGES, create);
  return content;
}

/** Reads one file (`pages/…json`). A problem instead of a document means that it is not part of the site. */
export function readDocument(root: string, file: string): ContentDocument | Problem {
  const wrong = pathProblem(root, file);
  if (wrong) return wrong;
  try {
    if (fs.lstatSync(path.join(root, file)).isSymbolicLink()) return problem(file, 'file/unreadable', { reason: 'link' });
  } catch {
    return problem(file, 'file/unreadable', { reason: 'missing' });
  }
  return loadDocument(root, file);
}

type CreateDocument = typeof createDocument;

/** Reads a file whose name is known to be good. */
function loadDocument(root: string, file: string, create: CreateDocument = createDocument): ContentDocument | Problem {
  const kind = kindOf(file);
  const address = addressOfFile(file) ?? sharedNameOfFile(file) ?? '';
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

function readFolder(content: SiteContent, folder: string, create: CreateDocument): void {
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
      const read = loadDocument(content.root, file, create);
      if ('kind' in read) content.documents.set(file, read);
      else content.refused.push(read);
    }
  }
}

/** What keeps an entry of a folder from being a page, or a folder of pages. */
function entryProblem(root: string, file: string, entry: fs.Dirent): Problem | undefined {
  const isPage = /\.json$/i.test(entry.name);
  if (entry.isSymbolicLink()) return problem(file, 'file/unreadable', { reason: 'link' });
  if (!isPage && !entry.isDirectory()) return problem(file, 'file/not-a-page', { name: entry.name });
  const wrong = nameProblem(root, file);
  if (wrong || !entry.isDirectory()) return wrong;
  if (isPage) return problem(file, 'file/unreadable', { reason: 'folder' });
  return path.posix.dirname(file) === SHARED_FOLDER ? problem(file, 'file/unreadable', { reason: 'nested' }) : undefined;
}

/** What a file is for, by its path. */
export function kindOf(file: string): DocumentKind {
  return file === SITE_FILE ? 'site' : sharedNameOfFile(file) === undefined ? 'page' : 'shared';
}

/** What is wrong with a path: the first of its names that cannot be used. */
function pathProblem(root: string, file: string): Problem | undefined {
  const names = file.split('/');
  for (let length = 2; length <= names.length; length++) {
    const wrong = nameProblem(root, names.slice(0, length).join('/'));
    if (wrong) return wrong;
  }
  return undefined;
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
