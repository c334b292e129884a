import { PUBLIC } from '../../../model/content/content.ts';
import { addressAt } from '../../../model/addresses/address.ts';
import type { ResolvedPage, ResolvedSite } from '../../../model/page/types.ts';
import type { SiteContent } from '../../read/site-content.ts';
import type { ResolvedContent } from '../../resolve/resolve-content.ts';
import { cacheFolder } from '../../disk/cache/cache-folder.ts';
import { socialImageOf } from '../../site/files/social-image.ts';
import { outputName } from '../../site/files/output-files.ts';
import { hashOf } from '../../disk/files/hash.ts';
import { markdownOf } from '../markdown/page.ts';
import { socialPictureMaker } from '../social/social-picture-maker.ts';

/** A file that is made of a page besides its document and its data. */
interface PageExtra {
  name: string;
  /** The key of its inputs. */
  key: string;
  bytes: () => string | Promise<Uint8Array>;
}

/** The key of the blocks of a page, and its document. */
interface Made {
  key: string;
  html: () => string;
}

/** What a site wants to be made of each page: a social picture, and Markdown. */
export interface PageExtras {
  /** The names of the files that a page may have. */
  namesFor(address: string): string[];
  of(page: ResolvedPage, site: ResolvedSite, made: Made): PageExtra[];
}

/** The extras of a site. */
export function pageExtras(content: SiteContent, resolved: ResolvedContent): PageExtras {
  const { source } = content;
  const { sharing, basePath } = resolved.site;
  const pictureOf = socialPictureMaker({ content, cache: cacheFolder(source.root, 'social') });
  const markdownNameOf = (address: string): string => `${outputName(address)}.md`;
  const markdownFor = (page: ResolvedPage, { key, html }: Made): PageExtra => ({
    name: markdownNameOf(addressAt(basePath, page.path)),
    // Header and footer are not in it, so a change of menus does not matter.
    key: hashOf(key, JSON.stringify([page.head, page.about])),
    bytes: () => markdownOf(page, html()),
  });
  return {
    namesFor: (address) => {
      const picture = socialImageOf(content, address);
      return [
        ...(sharing?.markdown ? [markdownNameOf(address)] : []),
        ...(sharing?.pictures && source.size(PUBLIC + picture) === undefined ? [picture.slice(1)] : []),
      ];
    },
    of: (page, site, made) => [
      // Markdown cannot say "noindex".
      ...(sharing?.markdown && !page.head.noindex ? [markdownFor(page, made)] : []),
      ...(sharing?.pictures ? [pictureOf(page, site) ?? []].flat() : []),
    ],
  };
}
