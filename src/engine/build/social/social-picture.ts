import { HERO_TONES } from '../../../model/page/look.ts';
import { PUBLIC } from '../../../model/content/content.ts';
import type { FileSource } from '../../../model/content/files.ts';
import { ToolError } from '../../../model/diagnostics/tool-error.ts';
import type { HeroBlock, Image, ResolvedPage, ResolvedSite } from '../../../model/page/types.ts';
import { WITH_OTHER_LETTERS } from '../../site/wording/drawn-letters.ts';
import { seen } from '../../site/wording/picture-words.ts';
import { rasterize } from '../icons/raster.ts';
import { cardOf, WIDTH, type Card } from './card.ts';
import { noted } from './noted.ts';
import { runsOf, type Typeface } from './typefaces.ts';

/**
 * The picture that stands for a page when it is shared: its heading, its drawing, mark and name of the site. The same
 * page always gives the same bytes. Throws a `ToolError` when there are letters in it that no typeface has.
 */
export async function socialPicture(
  page: ResolvedPage,
  site: ResolvedSite,
  source: FileSource,
  faces: Typeface[],
): Promise<Uint8Array> {
  return drawn(cardFor(page, site, source), faces);
}

/** A card as a picture. */
export async function drawn(card: Card, faces: Typeface[]): Promise<Uint8Array> {
  const { runs, missing } = runsOf(card.title + card.name, faces);
  if (missing !== '') throw new ToolError(`No font here has the letters "${missing}". ${WITH_OTHER_LETTERS}`);
  // A mark may have letters, too.
  const used = [...new Set([...runs.map(({ face }) => face), ...faces.slice(0, 1)])];
  return noted(await rasterize(cardOf(card, faces), WIDTH, used), card);
}

/** What the picture of a page shows: all that it depends on, but for the typefaces. */
export function cardFor(
  page: ResolvedPage,
  { name, mark, dir, look, basePath }: ResolvedSite,
  source: FileSource,
): Card {
  const hero = page.blocks.find((block): block is HeroBlock => block.type === 'hero');
  const svg = (image: Image | undefined): string | undefined =>
    image?.src.endsWith('.svg') ? source.text(PUBLIC + image.src.slice(basePath.length)) : undefined;
  const { ground, ink } = look.light.tones[HERO_TONES[look.hero]];
  return {
    title: seen(hero?.heading ?? page.title),
    name: seen(name),
    mark: svg(mark),
    drawing: svg(hero?.image),
    ground,
    ink,
    isRightToLeft: dir === 'rtl',
  };
}
