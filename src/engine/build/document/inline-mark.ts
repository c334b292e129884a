import { PUBLIC } from '../../../model/content/content.ts';
import type { FileSource } from '../../../model/content/files.ts';
import type { ResolvedSite } from '../../../model/page/types.ts';

/** In characters: what is longer costs every page more than one request costs a visitor. */
const LONGEST = 400;

/** The site with its mark as an address that holds the drawing itself, where it is a drawing, and short. */
export function withInlineMark(source: FileSource, site: ResolvedSite): ResolvedSite {
  const { mark, basePath } = site;
  const drawing = mark?.src.endsWith('.svg') ? source.text(PUBLIC + mark.src.slice(basePath.length)) : undefined;
  const inline = drawing === undefined ? undefined : `data:image/svg+xml,${escaped(drawing.trim())}`;
  return mark && inline && inline.length <= LONGEST ? { ...site, mark: { ...mark, inline } } : site;
}

/** Escapes what an address cannot have, and leaves what it can and drawings have often. */
const escaped = (drawing: string): string =>
  encodeURIComponent(drawing).replace(/%(?:20|2C|2F|3A|3D)/g, decodeURIComponent);
