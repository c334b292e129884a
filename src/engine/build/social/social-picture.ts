import type { FileSource } from '../../../model/content/files.ts';
import { ToolError } from '../../../model/diagnostics/tool-error.ts';
import type { ResolvedPage, ResolvedSite } from '../../../model/page/types.ts';
import { DRAWN_SIZE } from '../../site/files/social-image.ts';
import { WITH_OTHER_LETTERS } from '../../site/wording/drawn-letters.ts';
import { rasterize } from '../drawing/drawing-thread.ts';
import { socialCardOf, type SocialCard } from './social-card.ts';
import { cardSvg } from './card-svg.ts';
import { withTexts } from './png-texts.ts';
import { runsOf, type Typeface } from './typefaces.ts';

/**
 * The social picture of a page as PNG: its heading and drawing, and the mark and name of the site. The same page always
 * gives the same bytes. Throws a `ToolError` for letters that no typeface has.
 */
export async function socialPicture(
  page: ResolvedPage,
  site: ResolvedSite,
  source: FileSource,
  faces: Typeface[],
): Promise<Uint8Array> {
  return cardPng(socialCardOf(page, site, source), faces);
}

/** A social card as PNG. Throws a `ToolError` for letters that no typeface has. */
export async function cardPng(card: SocialCard, faces: Typeface[]): Promise<Uint8Array> {
  const { runs, missing } = runsOf(card.title + card.name, faces);
  if (missing !== '') throw new ToolError(`No font here has the letters "${missing}". ${WITH_OTHER_LETTERS}`);
  // A mark may have letters, too.
  const used = [...new Set([...runs.map(({ face }) => face), ...faces.slice(0, 1)])];
  return withTexts(await rasterize(cardSvg(card, faces), DRAWN_SIZE.width, used), card);
}
