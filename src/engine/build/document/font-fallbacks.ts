import type { FileSource } from '../../../model/content/files.ts';
import { ToolError } from '../../../model/diagnostics/tool-error.ts';
import type { ResolvedSite, SiteFont } from '../../../model/page/types.ts';
import { publicFileOf } from '../../site/files/public-files.ts';

/** What nearly every computer has, and how wide its letters are on average, in parts of the size of the font. */
const USUAL = { local: ['Arial', 'Liberation Sans'], width: 913 / 2048 };

/** An average width that letters can have. Of a font without Latin letters nothing is known. */
const isSensible = (width: number): boolean => width > 0.3 && width < 0.8;

const measured = new WeakMap<FileSource, { key: string; fallbacks: SiteFont['fallbacks'] }>();

/**
 * The site with what stands in for its typeface until that arrives: a font of the visitor's computer, drawn as wide and
 * as tall as the file says that it is. What an owner wrote about it stays.
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
  // Reads fonts of all kinds, which most builds have no need of.
  const { fromBuffer } = await import('@capsizecss/unpack');
  const { unitsPerEm, xWidthAvg, ascent, descent, lineGap } = await fromBuffer(Buffer.from(bytes)).catch((fault) => {
    throw new ToolError(`The typeface "${file}" cannot be read: ${(fault as Error).message}. Download it once more.`);
  });
  const width = xWidthAvg / unitsPerEm;
  if (!isSensible(width)) return undefined;
  const adjust = width / USUAL.width;
  const percent = (units: number, scale = adjust): number => Math.round((10_000 * units) / scale) / 100;
  return [
    {
      local: USUAL.local,
      sizeAdjust: percent(adjust, 1),
      ascent: percent(ascent / unitsPerEm),
      descent: percent(-descent / unitsPerEm),
      lineGap: percent(lineGap / unitsPerEm),
    },
  ];
}
