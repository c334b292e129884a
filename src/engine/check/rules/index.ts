import type { Rule } from '../site.ts';
import { addresses } from './addresses.ts';
import { altTexts } from './alt-texts.ts';
import { collections } from './collections.ts';
import { contact } from './contact.ts';
import { formatting } from './formatting.ts';
import { heavyImages } from './heavy-images.ts';
import { hero } from './hero.ts';
import { home } from './home.ts';
import { images } from './images.ts';
import { length } from './length.ts';
import { linkWords } from './link-words.ts';
import { links } from './links.ts';
import { lists } from './lists.ts';
import { redirects } from './redirects.ts';
import { sections } from './sections.ts';
import { seo } from './seo.ts';
import { shared } from './shared.ts';
import { tokens } from './tokens.ts';
import { unseen } from './unseen.ts';
import { wording } from './wording.ts';

/** The checks across documents. Each stands alone; their order does not matter. */
export const rules: Rule[] = [
  addresses,
  altTexts,
  collections,
  contact,
  formatting,
  heavyImages,
  hero,
  home,
  images,
  length,
  linkWords,
  links,
  lists,
  redirects,
  sections,
  seo,
  shared,
  tokens,
  unseen,
  wording,
];
