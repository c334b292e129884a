import type { Rule } from '../site.ts';
import { addresses } from './addresses.ts';
import { collections } from './collections.ts';
import { formatting } from './formatting.ts';
import { home } from './home.ts';
import { images } from './images.ts';
import { links } from './links.ts';
import { redirects } from './redirects.ts';
import { sections } from './sections.ts';
import { shared } from './shared.ts';
import { tokens } from './tokens.ts';

/** The checks across documents. Each stands alone; their order does not matter. */
export const rules: Rule[] = [addresses, collections, formatting, home, images, links, redirects, sections, shared, tokens];
