import type { FileSource } from '../../../model/content/files.ts';
import { ToolError } from '../../../model/diagnostics/tool-error.ts';
import type { ResolvedSite, SiteFont } from '../../../model/page/types.ts';
import { publicFileOf } from '../../site/files/public-files.ts';

/** Fonts that nearly every computer has, and their average character width, in parts of the font size. */
const SYSTEM_FONT = { local: ['Arial', 'Liberation Sans'], width: 913 / 2048 };

/** Whether an average width is plausible. That of a font without Latin letters is not. */
const isPlausible = (width: number): boolean => width > 0.3 && width < 0.8;

const measured = new WeakMap<FileSource, { key: string; fallbacks: SiteFont['fallbacks'] }>();

/**
 * The site with metric-matched fallbacks for its font: a system font with `size-adjust` and the metrics of the font
 * file, so that nothing moves when that arrives. Fallbacks that the owner has set stay.
 */
export async function withFallbacks(source: FileSource, site: ResolvedSite): Promise<ResolvedSite> {
  const { font } = site;
  if (!font || font.fallbacks) return site;
  const file = publicFileOf(site, font.file);
  const key = `${file} ${source.version(file)}`;
  const known = measured.get(source);
  const fallbacks = known?.key === key ? known.fallbacks : await fallbacksOf(source, file);
  measured.set(source, { key, fallbacks });
  return { ...site, font: { ...font, fallbacks } };
}

async function fallbacksOf(source: FileSource, file: string): Promise<SiteFont['fallbacks']> {
  const bytes = source.bytes(file);
  if (!bytes) return undefined;
  // Loaded only when it is needed: most builds do not.
  const { fromBuffer } = await import('@capsizecss/unpack');
  const { unitsPerEm, xWidthAvg, ascent, descent, lineGap } = await fromBuffer(Buffer.from(bytes)).catch((fault) => {
    throw new ToolError(`The typeface "${file}" cannot be read: ${(fault as Error).message}. Download it once more.`);
  });
  const width = xWidthAvg / unitsPerEm;
  if (!isPlausible(width)) return undefined;
  const adjust = width / SYSTEM_FONT.width;
  const percent = (units: number, scale = adjust): number => Math.round((10_000 * units) / scale) / 100;
  return [
    {
      local: SYSTEM_FONT.local,
      sizeAdjust: percent(adjust, 1),
      ascent: percent(ascent / unitsPerEm),
      descent: percent(-descent / unitsPerEm),
      lineGap: percent(lineGap / unitsPerEm),
    },
  ];
}
