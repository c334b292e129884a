import path from 'node:path';
import { PUBLIC } from '../../../model/content/content.ts';
import type { FileSource } from '../../../model/content/files.ts';
import { ToolError } from '../../../model/diagnostics/tool-error.ts';
import { ICON_FILES, MANIFEST_FILE } from '../../site/files/output-files.ts';
import { pictureFileOf } from '../../site/files/public-files.ts';
import { writeCachedFile, readCachedFile } from '../../disk/cache/cached-file.ts';
import { shortHashOf } from '../../disk/files/hash.ts';
import type { ResolvedSite } from '../../../model/page/types.ts';
import { icoOf } from './ico.ts';
import { svgIn } from '../drawing/nested-svg.ts';
import { markOnPlate, type MarkPlacement } from './mark-on-plate.ts';
import { limitFilters } from '../drawing/limit-filters.ts';
import { RASTERIZER_VERSION } from '../drawing/rasterizer-version.ts';
import { sanitizeSvg } from '../drawing/sanitize-svg.ts';
import type { DrawnFont } from '../drawing/raster.ts';

/** To be increased when marks are drawn in another way, so that cached icons are not reused. */
const VERSION = 2;

/**
 * The names of the icons that are generated from the mark of a site: none where the owner names an icon, or there is no
 * mark.
 */
export const generatedIcons = ({ manifest }: Pick<ResolvedSite, 'manifest'>): string[] =>
  manifest === undefined ? [] : [...ICON_FILES, MANIFEST_FILE];

/**
 * Generates the icons and the manifest of a site from its mark. Files of these names in `public/` are left alone.
 * @param cache the folder of cached icons
 * @returns the files by name
 */
export async function siteIcons(
  source: FileSource,
  site: ResolvedSite,
  cache: string,
): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const wanted = generatedIcons(site).filter((name) => source.size(`${PUBLIC}/${name}`) === undefined);
  if (wanted.length === 0 || !site.mark) return files;
  const file = pictureFileOf(site, site.mark.src);
  const mark = sanitizeSvg(svgIn(source.text(file) ?? ''));
  // Only marks with text need fonts.
  const fonts = /<text\b/.test(mark) ? (await import('../social/typefaces.ts')).typefacesOf(source, site) : [];
  const icons = await cachedIcons(cache, keyOf(mark, site, fonts), () =>
    drawAll(mark, site, fonts).catch(({ message }: Error) => {
      throw new ToolError(`The mark "${file}" cannot be drawn. Save it as a plain SVG. ${message}`);
    }),
  );
  for (const name of wanted) {
    const bytes = name === MANIFEST_FILE ? Buffer.from(JSON.stringify(manifestOf(site))) : icons.get(name);
    if (bytes) files.set(name, bytes);
  }
  return files;
}

async function drawAll(mark: string, { look }: ResolvedSite, fonts: DrawnFont[]): Promise<Map<string, Uint8Array>> {
  // Loaded only when there is something to draw.
  const { fillsItsSquare, rasterize } = await import('../drawing/drawing-thread.ts');
  const ground = look.light.plate;
  const limited = limitFilters(mark);
  const isWhole = await fillsItsSquare(limited);
  const onPlate: MarkPlacement = isWhole ? { share: 1 } : { ground, share: 0.74, corner: look.corner };
  const fullBleed: MarkPlacement = { ground, share: isWhole ? 1 : 0.7 };
  // The safe zone of maskable icons is a circle of 80 percent (https://www.w3.org/TR/appmanifest/#icon-masks).
  const maskable: MarkPlacement = { ground, share: isWhole ? 0.8 : 0.54 };
  const draw = (placement: MarkPlacement, side: number): Promise<Uint8Array> =>
    rasterize(markOnPlate(limited, placement), side, fonts);
  const ico = [];
  for (const side of [16, 32, 48]) ico.push({ side, png: await draw(onPlate, side) });
  return new Map([
    ['favicon.svg', Buffer.from(markOnPlate(mark, onPlate))],
    ['favicon.ico', icoOf(ico)],
    ['apple-touch-icon.png', await draw(fullBleed, 180)],
    ['icon-192.png', await draw(onPlate, 192)],
    ['icon-512.png', await draw(onPlate, 512)],
    ['icon-maskable.png', await draw(maskable, 512)],
  ]);
}

function manifestOf({ name, lang, basePath, look }: ResolvedSite): object {
  const icon = (file: string, sizes: string, purpose?: string): object => ({
    src: `${basePath}/${file}`,
    sizes,
    type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    ...(purpose && { purpose }),
  });
  return {
    name,
    lang,
    start_url: `${basePath}/`,
    display: 'browser',
    theme_color: look.light.plate,
    background_color: look.light.tones.default.ground,
    icons: [
      icon('favicon.svg', 'any'),
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('icon-maskable.png', '512x512', 'maskable'),
    ],
  };
}

const keyOf = (mark: string, { look }: ResolvedSite, fonts: DrawnFont[]): string =>
  shortHashOf(
    JSON.stringify([VERSION, RASTERIZER_VERSION, mark, look.light.plate, look.corner]),
    ...fonts.map(({ bytes }) => bytes),
  );

/** The icons in the cache, which are drawn where they are not all there. */
async function cachedIcons(
  cache: string,
  key: string,
  draw: () => Promise<Map<string, Uint8Array>>,
): Promise<Map<string, Uint8Array>> {
  const folder = path.join(cache, key);
  const before = new Map<string, Uint8Array>();
  for (const name of ICON_FILES) {
    const bytes = readCachedFile(path.join(folder, name));
    if (bytes) before.set(name, bytes);
  }
  // Pruning removes single files.
  if (before.size === ICON_FILES.length) return before;
  const drawn = await draw();
  for (const [name, bytes] of drawn) writeCachedFile(path.join(folder, name), bytes);
  return drawn;
}
