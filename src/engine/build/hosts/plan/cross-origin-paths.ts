import type { ResolvedContent } from '../../../resolve/resolve-content.ts';
import { generatedIcons } from '../../favicons/site-icons.ts';

/** The folder of pictures, which social networks, search engines and feed readers show. */
export const PICTURES = '/images/*';

/** Lets other sites load a file, against the default of `same-origin`. */
export const CROSS_ORIGIN = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Further paths that other sites may load, with the base path: icons, feeds, and files for crawlers. */
export function crossOriginPaths({ site, feeds }: ResolvedContent): string[] {
  const icons = [site.icon ?? [], ...generatedIcons(site).map((name) => `${site.basePath}/${name}`)].flat();
  const read = ['/favicon.ico', '/robots.txt', '/sitemap.xml', ...feeds().map(({ address }) => address)];
  return [...new Set([...icons, ...read.map((address) => site.basePath + address)])];
}
