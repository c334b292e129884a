import { PUBLIC, type ContentDocument } from '../../../model/content/content.ts';
import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';
import type { FileSource } from '../../../model/content/files.ts';
import { knownSizeOf } from './image-sizes.ts';
import { isPhotograph } from './public-files.ts';

/** Where pictures lie that are made smaller; those for social networks are shown by nobody's page. */
const PLACE = /^\/images\/(?!social\/)/i;

/** In bytes, and in pixels of width: what has no more is shown as it is. */
const LIGHT = 30 * 1024;
const NARROW = 480;

/** Widths of the copies. The widest is enough for a whole window on a screen of two pixels a point. */
const STEPS = [NARROW, 768, 1152, 1600, 2304];
const MAX_WIDTH = 2304;

/** The size of a picture that is larger than pages ever draw it; undefined for all others. */
export function photographAt(source: FileSource, address: string): { width: number; height: number } | undefined {
  if (!PLACE.test(address) || !isPhotograph(address) || (source.size(PUBLIC + address) ?? 0) <= LIGHT) return undefined;
  const size = knownSizeOf(source, PUBLIC + address);
  return size && size.width >= NARROW && !size.isAnimated ? size : undefined;
}

/** How wide the copies of a photograph are: up to its own width, and no two nearly the same. */
export function copyWidths(width: number): number[] {
  const widest = Math.min(width, MAX_WIDTH);
  return [...STEPS.filter((step) => step < widest * 0.9), widest];
}

/** Fields of a page and of the site file whose picture stands for them elsewhere, or is a mark. */
const SIGNS: ReadonlySet<unknown> = new Set(['seo', 'image', 'mark']);

/** Whether a block draws the picture that stands at a place in a document. */
export const isDrawnAt = (path: DataPath): boolean => !SIGNS.has(path[0]);

/** The addresses of all pictures that pages show, in the order of their names. */
export function shownPictures(documents: Iterable<ContentDocument>): string[] {
  const shown = new Set<string>();
  for (const { references } of documents)
    for (const { role, value, path } of references)
      if (role === 'image' && typeof value === 'string' && isDrawnAt(path)) shown.add(value);
  return [...shown].toSorted();
}
