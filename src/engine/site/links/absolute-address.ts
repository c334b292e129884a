import { pathOf } from '../../../model/addresses/address.ts';
import type { ResolvedSite } from '../../../model/page/types.ts';

type Place = Pick<ResolvedSite, 'url' | 'basePath' | 'slashes'>;

/** Where a page of a site stands in the world, by its path there: as its host shows it, which leads on to no other. */
export function absolutePath({ url, basePath, slashes }: Place, path: string): string {
  const hasSlash = slashes === 'all' || (slashes === 'home' && path === basePath);
  return url + (hasSlash ? path.replace(/\/?$/, '/') : path);
}

/** The same by its address. The home page of a site in a folder is the folder itself. */
export const absoluteAddress = (site: Place, address: string): string =>
  absolutePath(site, pathOf(site.basePath, address));

/**
 * Where a link leads, as it stands in the world: to a page or section of the site (by its path there), or elsewhere.
 */
export function absoluteLink(site: Place, href: string): string {
  const [path = '', section] = href.split('#');
  if (!path.startsWith('/')) return href;
  return absolutePath(site, path) + (section === undefined ? '' : `#${section}`);
}

/** Where a file of a site stands in the world. */
export const absoluteFile = ({ url, basePath }: Place, address: string): string => url + basePath + address;

/**
 * Where a picture or a film of a site stands in the world, by its path there. Its name may have letters of any
 * language.
 */
export const absolutePicture = ({ url }: Pick<ResolvedSite, 'url'>, path: string): string =>
  url + new URL(path, 'https://localhost').pathname;
