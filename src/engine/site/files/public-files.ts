import { getOrInsert } from '../../../model/memoize.ts';
import { PUBLIC } from '../../../model/content/content.ts';
import type { Entry, FileSource } from '../../../model/content/files.ts';
import { isJunkFile } from '../../../model/content/junk-files.ts';
import type { ResolvedSite } from '../../../model/page/types.ts';

/** Pictures that cameras and programs write metadata into, and of which there may be smaller copies. */
const PHOTOGRAPH_FORMATS = ['webp', 'avif', 'jpg', 'jpeg', 'png'];

/** Picture files that browsers show, by the end of their names. */
export const PICTURE_FORMATS = ['svg', ...PHOTOGRAPH_FORMATS, 'gif'];

const formatOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1).toLowerCase();

/** Whether a file is called as a picture that browsers show. */
export const isPicture = (file: string): boolean => PICTURE_FORMATS.includes(formatOf(file));

/** Whether a file is called as a picture that may be a photograph. */
export const isPhotograph = (file: string): boolean => PHOTOGRAPH_FORMATS.includes(formatOf(file));

/** Video files that browsers play, by the end of their names. */
const VIDEO_FORMATS = new Set(['mp4', 'webm']);

/** Whether a file is called as a video that browsers play. */
export const isVideo = (file: string): boolean => VIDEO_FORMATS.has(formatOf(file));

/** Whether a file is called as captions that browsers show. */
export const isCaptions = (file: string): boolean => formatOf(file) === 'vtt';

/**
 * What lies in `public/`, and whether the build publishes it: not links, what is hidden, and folders that cannot be
 * opened.
 */
export interface PublicEntry {
  /** Its address, with the capitals it has in the folder: `/images/team.jpg`. */
  address: string;
  kind: Entry['kind'];
  isPublished: boolean;
}

/** A name with a dot in front is meant for programs, such as `.env`; only `.well-known` is for visitors (RFC 8615). */
export const isHidden = (name: string): boolean => name.startsWith('.') && name !== '.well-known';

/** Everything in `public/`, folders before what is in them. Hidden folders are not looked into. */
export function listPublic(source: FileSource): PublicEntry[] {
  const entries: PublicEntry[] = [];
  const take = (listed: Entry[], folder: string): void => {
    for (const { name, kind } of listed) {
      if (isJunkFile(name)) continue;
      const address = `${folder}/${name}`;
      const below = kind === 'folder' && !isHidden(name) ? source.list(PUBLIC + address) : undefined;
      entries.push({ address, kind, isPublished: below !== undefined || (kind === 'file' && !isHidden(name)) });
      if (below) take(below, address);
    }
  };
  take(source.list(PUBLIC) ?? [], '');
  return entries;
}

/** The addresses of the files in `public/` that are published. */
export const publishedFiles = (entries: readonly PublicEntry[]): Set<string> =>
  new Set(entries.filter(({ kind, isPublished }) => isPublished && kind === 'file').map(({ address }) => address));

/** The file in `public/` that a resolved site or page names by where it lies on the host. */
export const publicFileOf = ({ basePath }: Pick<ResolvedSite, 'basePath'>, path: string): string =>
  PUBLIC + path.slice(basePath.length);

/** The same of a picture, whose address has signs for what addresses cannot have. */
export const pictureFileOf = (site: Pick<ResolvedSite, 'basePath'>, path: string): string =>
  decodeURIComponent(publicFileOf(site, path));

/** Looks up how many bytes a file in `public/` has, each once. */
export function publicSizesIn(source: FileSource): (address: string) => number {
  const sizes = new Map<string, number>();
  return (address) => getOrInsert(sizes, address, () => source.size(PUBLIC + address) ?? 0, Infinity);
}
