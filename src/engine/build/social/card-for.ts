import { HERO_TONES } from '../../../model/page/look.ts';
import { PUBLIC } from '../../../model/content/content.ts';
import type { FileSource } from '../../../model/content/files.ts';
import type { HeroBlock, Image, ResolvedPage, ResolvedSite } from '../../../model/page/types.ts';
import { seen } from '../../site/wording/picture-words.ts';
import type { Card } from './card.ts';

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
