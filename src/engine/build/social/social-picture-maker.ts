import path from 'node:path';
import { PUBLIC } from '../../../model/content/content.ts';
import { addressAt } from '../../../model/addresses/address.ts';
import { getOrInsert } from '../../../model/memoize.ts';
import { cachedFile } from '../../disk/cache/cached-file.ts';
import { hexHashOf } from '../../disk/files/hash.ts';
import { ToolError } from '../../../model/diagnostics/tool-error.ts';
import { fontFiles } from '../../../model/page/font-files.ts';
import type { ResolvedPage, ResolvedSite } from '../../../model/page/types.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { publicFileOf } from '../../site/files/public-files.ts';
import { socialImageOf } from '../../site/files/social-image.ts';
import { socialCardOf, type SocialCard } from './social-card.ts';
import type { Typeface } from './typefaces.ts';

/** To be increased when cards are drawn in another way, so that cached pictures are not reused. */
const VERSION = 2;

/** A social picture to write. */
interface SocialPicture {
  name: string;
  /** The key of its inputs. */
  key: string;
  bytes: () => Promise<Uint8Array>;
}

interface Options {
  content: SiteContent;
  /** The folder of cached pictures. */
  cache: string;
}

/**
 * Makes social pictures for pages, where the site asks for them and a page has none of its own. A picture depends on
 * the page, its drawings and the font of the site alone, and is cached by these.
 */
export function socialPictureMaker({ content, cache }: Options) {
  const { source } = content;
  const fonts = new Map<string, { key: string; faces: () => Promise<Typeface[]> }>();
  const fontOf = (site: ResolvedSite) => {
    const files = site.font ? fontFiles(site.font).map((file) => publicFileOf(site, file)) : [''];
    return getOrInsert(fonts, files.join(' '), () => {
      let faces: Promise<Typeface[]> | undefined;
      return {
        key: files.map((file) => keyOf(source.bytes(file) ?? '')).join(' '),
        faces: () => (faces ??= import('./typefaces.ts').then(({ typefacesOf }) => typefacesOf(source, site))),
      };
    });
  };
  return (page: ResolvedPage, site: ResolvedSite): SocialPicture | undefined => {
    const name = pictureOf(content, page, site);
    if (name === undefined || source.size(PUBLIC + name) !== undefined) return undefined;
    const card = socialCardOf(page, site, source);
    const font = fontOf(site);
    const key = keyOf(JSON.stringify([VERSION, card, font.key]));
    return {
      name: name.slice(1),
      key,
      bytes: () => cachedFile(path.join(cache, `${key}.png`), async () => drawFor(page, card, await font.faces())),
    };
  };
}

/** The address of a page's generated picture, if it shows one: an alias shows that of its page. */
function pictureOf(
  content: SiteContent,
  { path: onHost, head }: ResolvedPage,
  { url, basePath, sharing }: ResolvedSite,
): string | undefined {
  const name = socialImageOf(content, addressAt(basePath, onHost));
  return sharing?.pictures && head.image === url + basePath + name ? name : undefined;
}

async function drawFor(page: ResolvedPage, card: SocialCard, faces: Typeface[]): Promise<Uint8Array> {
  // Loaded only when there is something to draw: that takes longer than building a page.
  const { cardPng } = await import('./social-picture.ts');
  return cardPng(card, faces).catch((fault: Error) => {
    throw new ToolError(`The picture for sharing of the page "${page.path}" cannot be drawn. ${fault.message}`);
  });
}

const keyOf = (value: string | Uint8Array): string => hexHashOf(value, 20);
