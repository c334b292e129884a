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
import { drawingIn, setMark, type Setting } from '../drawing/mark-drawing.ts';
import { quickDrawing } from '../drawing/quick-drawing.ts';
import { RASTERIZER_VERSION } from '../drawing/rasterizer-version.ts';
import { stillDrawing } from '../drawing/still-drawing.ts';
import type { DrawnFont } from '../drawing/raster.ts';

/** Changes whenever the same mark would be drawn in another way: what was kept is drawn anew. */
const VERSION = 2;

/** The files that are made of the mark of a site: none, where its owner names an icon or there is no mark to draw. */
export const madeIcons = ({ manifest }: Pick<ResolvedSite, 'manifest'>): string[] =>
  manifest === undefined ? [] : [...ICON_FILES, MANIFEST_FILE];

/**
 * Draws what is made of the mark of a site. What an owner put into `public/` under one of the names is left to them.
 * @param cache a folder that keeps drawings from one build to the next
 */
export async function siteIcons(
  source: FileSource,
  site: ResolvedSite,
  cache: string,
): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const wanted = madeIcons(site).filter((name) => source.size(`${PUBLIC}/${name}`) === undefined);
  if (wanted.length === 0 || !site.mark) return files;
  const file = pictureFileOf(site, site.mark.src);
  const mark = stillDrawing(drawingIn(source.text(file) ?? ''));
  // Fonts are read for marks with letters alone.
  const fonts = /<text\b/.test(mark) ? (await import('../social/typefaces.ts')).typefacesOf(source, site) : [];
  const drawn = await kept(cache, keyOf(mark, site, fonts), () =>
    drawAll(mark, site, fonts).catch(({ message }: Error) => {
      throw new ToolError(`The mark "${file}" cannot be drawn. Save it as a plain SVG. ${message}`);
    }),
  );
  for (const name of wanted) {
    const bytes = name === MANIFEST_FILE ? Buffer.from(JSON.stringify(manifestOf(site))) : drawn.get(name);
    if (bytes) files.set(name, bytes);
  }
  return files;
}

async function drawAll(mark: string, { look }: ResolvedSite, fonts: DrawnFont[]): Promise<Map<string, Uint8Array>> {
  // Loaded where there is something to draw.
  const { fillsItsSquare, rasterize } = await import('../drawing/drawing-thread.ts');
  const ground = look.light.plate;
  const quick = quickDrawing(mark);
  const isWhole = await fillsItsSquare(quick);
  const free: Setting = isWhole ? { share: 1 } : { ground, share: 0.74, corner: look.corner };
  const full: Setting = { ground, share: isWhole ? 1 : 0.7 };
  // Phones cut what is maskable to any form within a circle of 80 percent.
  const masked: Setting = { ground, share: isWhole ? 0.8 : 0.54 };
  const draw = (setting: Setting, side: number): Promise<Uint8Array> => rasterize(setMark(quick, setting), side, fonts);
  const ico = [];
  for (const side of [16, 32, 48]) ico.push({ side, png: await draw(free, side) });
  return new Map([
    ['favicon.svg', Buffer.from(setMark(mark, free))],
    ['favicon.ico', icoOf(ico)],
    ['apple-touch-icon.png', await draw(full, 180)],
    ['icon-192.png', await draw(free, 192)],
    ['icon-512.png', await draw(free, 512)],
    ['icon-maskable.png', await draw(masked, 512)],
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

/** What was drawn before, or draws it now and keeps it. */
async function kept(
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
  // What nobody has used for long is removed file by file.
  if (before.size === ICON_FILES.length) return before;
  const drawn = await draw();
  for (const [name, bytes] of drawn) writeCachedFile(path.join(folder, name), bytes);
  return drawn;
}
