import type { ResolvedContent } from '../../../resolve/resolve-content.ts';
import { generatedIcons } from '../../favicons/site-icons.ts';

/** Where pictures lie: networks, search engines and readers show them beside a link to the page. */
export const PICTURES = '/images/*';

/** Lets pages of other sites load a file, against what all others say. */
export const FOR_ALL = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Further files that are meant for others, each with the base path: icons, feeds, and what crawlers read. */
export function sharedPaths({ site, feeds }: ResolvedContent): string[] {
  const icons = [site.icon ?? [], ...generatedIcons(site).map((name) => `${site.basePath}/${name}`)].flat();
  const read = ['/favicon.ico', '/robots.txt', '/sitemap.xml', ...feeds().map(({ address }) => address)];
  return [...new Set([...icons, ...read.map((address) => site.basePath + address)])];
}
