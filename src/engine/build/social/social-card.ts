import { HERO_TONES } from '../../../model/page/look.ts';
import type { FileSource } from '../../../model/content/files.ts';
import type { HeroBlock, Image, ResolvedPage, ResolvedSite } from '../../../model/page/types.ts';
import { pictureFileOf } from '../../site/files/public-files.ts';
import { seen } from '../../site/wording/picture-words.ts';

/** What the social picture of a page shows. */
export interface SocialCard {
  title: string;
  /** The name of the site. */
  name: string;
  /** SVG files, as text. */
  mark?: string;
  drawing?: string;
  ground: string;
  ink: string;
  isRightToLeft: boolean;
}

/** The social card of a page: everything that its picture depends on, except typefaces. */
export function socialCardOf(page: ResolvedPage, site: ResolvedSite, source: FileSource): SocialCard {
  const { name, mark, dir, look } = site;
  const hero = page.blocks.find((block): block is HeroBlock => block.type === 'hero');
  const svg = (image: Image | undefined): string | undefined =>
    image?.src.endsWith('.svg') ? source.text(pictureFileOf(site, image.src)) : undefined;
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
