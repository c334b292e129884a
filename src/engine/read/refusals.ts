import {
  asAddressName,
  folderOfSiteFile,
  isAddressName,
  isSharedFolder,
  SITE_FILE,
} from '../../model/addresses/address.ts';
import { PAGES } from '../../model/content/content.ts';
import { entryOf, isListed, type Entry, type FileSource } from '../../model/content/files.ts';
import { reportInto, type ArgsOf } from '../../model/diagnostics/codes.ts';
import type { Diagnostic, Suggestion } from '../../model/diagnostics/diagnostic.ts';
import { renameFile } from '../../model/diagnostics/suggestions.ts';
import { nearest } from '../../model/words/meant/nearest.ts';
import { readingCodes } from './codes.ts';
import { MAX_DOCUMENT_SIZE } from './encoding.ts';

/** A file or folder that the system does not let anybody read. */
export const denied = (file: string): Diagnostic => refusal(file, 'file/unreadable', { reason: 'denied' });

/** What keeps a folder from being read. */
export function folderRefusal(source: FileSource, folder: string): Diagnostic | undefined {
  return source.list(folder) ? undefined : denied(folder);
}

/** What keeps an entry from being read where neither links nor pipes are followed. */
export function kindRefusal(file: string, kind: Entry['kind']): Diagnostic | undefined {
  if (kind === 'link') return refusal(file, 'file/unreadable', { reason: 'link' });
  return kind === 'other' ? refusal(file, 'file/unreadable', { reason: 'special' }) : undefined;
}

/** What keeps an entry of a folder from being a page, or a folder of pages. */
export function entryRefusal(source: FileSource, file: string, { name, kind }: Entry): Diagnostic | undefined {
  const isPage = /\.json$/i.test(name);
  if (kind === 'link') return kindRefusal(file, kind);
  if (!isPage && kind !== 'folder') {
    const meant = pageMeant(source, file, name);
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
  if (kind === 'other' || kind === 'file') return kindRefusal(file, kind);
  if (isPage) return refusal(file, 'file/unreadable', { reason: 'folder' });
  const isNested = isSharedFolder(file.slice(0, file.lastIndexOf('/')));
  return isNested ? refusal(file, 'file/unreadable', { reason: 'nested' }) : undefined;
}

/**
 * What the file of a page would be called that is none by its name: some editors put something behind the name that was
 * asked for, or save it as plain text. Empty where its letters make no address.
 */
function pageMeant(source: FileSource, file: string, name: string): string | undefined {
  const [, before] = /^(.+)\.json(?:\.[a-z]+|c|5)$/i.exec(name) ?? [];
  if (before !== undefined) return addressNamed(source, before, '.json');
  const [, stem] = /^(.+)\.txt$/i.exec(name) ?? [];
  return stem !== undefined && isPageAsText(source, file) ? addressNamed(source, stem, '.json') : undefined;
}

const isPageAsText = (source: FileSource, file: string): boolean =>
  (source.size(file) ?? 0) <= MAX_DOCUMENT_SIZE && source.text(file)?.trimStart().startsWith('{') === true;

/** The closest name for a page or a folder; empty where there is none. */
function addressNamed(source: FileSource, stem: string, extension: string): string {
  const closest = asAddressName(stem, languageSaid(source));
  return closest === '' ? '' : closest + extension;
}

/** The language of the site as its file says it: that decides how names are written in plain letters. */
function languageSaid(source: FileSource): string {
  try {
    const { lang } = Object(JSON.parse(source.text(SITE_FILE) ?? '{}')) as { lang?: unknown };
    return typeof lang === 'string' ? lang : 'en';
  } catch {
    return 'en';
  }
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
  const suggestion = addressNamed(source, stem.replace(/\.json$/i, ''), extension.toLowerCase());
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
