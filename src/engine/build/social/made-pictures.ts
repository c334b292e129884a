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

/** Changes whenever the same page would be drawn in another way: what was kept is drawn anew. */
const VERSION = 2;

/** A picture as it is published: what it is made of, and how. */
interface MadePicture {
  name: string;
  key: string;
  bytes: () => Promise<Uint8Array>;
}

interface Options {
  content: SiteContent;
  /** A folder that keeps drawings from one build to the next. */
  cache: string;
}

/**
 * The pictures that stand for pages when they are shared, where the site asks for it: for each page that has none of its
 * own. What is drawn follows from the page, its drawings and the font of the site alone, and is kept by that.
 */
export function pictureMaker({ content, cache }: Options) {
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
  return (page: ResolvedPage, site: ResolvedSite): MadePicture | undefined => {
    const name = pictureOf(content, page, site);
    if (name === undefined || source.size(PUBLIC + name) !== undefined) return undefined;
    const card = socialCardOf(page, site, source);
    const font = fontOf(site);
    const key = keyOf(JSON.stringify([VERSION, card, font.key]));
    return {
      name: name.slice(1),
      key,
      bytes: () => cachedFile(path.join(cache, `${key}.png`), async () => drawnFor(page, card, await font.faces())),
    };
  };
}

/** Where the drawn picture of a page lies, if it shows one: another address of the page shows the same. */
function pictureOf(
  content: SiteContent,
  { path: onHost, head }: ResolvedPage,
  { url, basePath, sharing }: ResolvedSite,
): string | undefined {
  const name = socialImageOf(content, addressAt(basePath, onHost));
  return sharing?.pictures && head.image === url + basePath + name ? name : undefined;
}

async function drawnFor(page: ResolvedPage, card: SocialCard, faces: Typeface[]): Promise<Uint8Array> {
  // What draws is loaded where there is something to draw: it takes longer than building a page.
  const { drawn } = await import('./social-picture.ts');
  return drawn(card, faces).catch((fault: Error) => {
    throw new ToolError(`The picture for sharing of the page "${page.path}" cannot be drawn. ${fault.message}`);
  });
}

const keyOf = (value: string | Uint8Array): string => hexHashOf(value, 20);
