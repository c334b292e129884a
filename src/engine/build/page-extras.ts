import path from 'node:path';
import { PUBLIC } from '../../model/content.ts';
import { searchedPageAddress } from '../../model/search.ts';
import type { ResolvedPage, ResolvedSite } from '../../model/types.ts';
import { cacheOf } from '../disk/project.ts';
import type { SiteContent } from '../read/site-content.ts';
import type { ResolvedContent } from '../resolve/resolve-content.ts';
import { socialImageOf } from '../resolve/social-image.ts';
import { searchedFile } from '../search/search-files.ts';
import { writtenName } from '../site/written-files.ts';
import { hashOf } from './hash.ts';
import { markdownOf } from './markdown/page.ts';
import { pictureMaker } from './social/made-pictures.ts';

/** A file that is made of a page besides its document and its data: what it is made of, and how. */
export interface PageExtra {
  name: string;
  key: string;
  bytes: () => string | Promise<Uint8Array>;
}

/**
 * What a site asks to be made of each page: the picture that stands for it when it is shared, its Markdown, and what its
 * search finds there.
 */
export interface PageExtras {
  /** The names of the files that the page at an address may have. */
  namesFor(address: string): string[];
  /** @param made names the data of the page, and gives its document */
  of(page: ResolvedPage, site: ResolvedSite, made: { dataKey: string; html: () => string }): PageExtra[];
}

/** @param code names the code that renders pages */
export function pageExtras(
  { source, schemas }: Pick<SiteContent, 'source' | 'schemas'>,
  resolved: Pick<ResolvedContent, 'site' | 'siteAt' | 'summary'>,
  code: string,
): PageExtras {
  const { sharing, basePath, search } = resolved.site;
  const addressOf = (page: ResolvedPage): string => page.path.slice(basePath.length) || '/';
  const searched = (page: ResolvedPage): PageExtra[] => {
    const file = searchedFile(resolved, schemas, addressOf(page), page);
    return file ? [{ name: file[0].slice(1), key: hashOf(file[1]), bytes: () => file[1] }] : [];
  };
  const pictureOf = pictureMaker({ source, cache: path.join(cacheOf(source.root), 'social') });
  const twinOf = (address: string): string => `${writtenName(address)}.md`;
  // Header and footer are not in it: a menu may change.
  const twin = (page: ResolvedPage, key: string, html: () => string): PageExtra => ({
    name: twinOf(addressOf(page)),
    key,
    bytes: () => markdownOf(page, html()),
  });
  return {
    namesFor: (address) => {
      const picture = socialImageOf(address);
      return [
        ...(sharing?.markdown ? [twinOf(address)] : []),
        ...(search ? [searchedPageAddress(address).slice(1)] : []),
        ...(sharing?.pictures && source.size(PUBLIC + picture) === undefined ? [picture.slice(1)] : []),
      ];
    },
    of: (page, site, { dataKey, html }) => [
      ...(sharing?.markdown
        ? [twin(page, hashOf(dataKey, JSON.stringify([site.lang, site.strings]), code), html)]
        : []),
      ...searched(page),
      ...(sharing?.pictures ? [pictureOf(page, site) ?? []].flat() : []),
    ],
  };
}
