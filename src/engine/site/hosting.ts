import type { ResolvedSite, SiteDocument } from '../../model/page/types.ts';
import type { SiteContent } from '../read/site-content.ts';
import { siteDataOf } from './site-data.ts';

/** A host, or the server that one runs: what `"host"` of the site file and `build --host` name. */
export type HostName = NonNullable<SiteDocument['host']>;

/** The fields of the site file that concern hosts, as far as they can be read. */
export type Hosting = Partial<Pick<SiteDocument, 'host' | 'headers' | 'security' | 'basePath'>>;

/**
 * The fields of the site file that concern hosts, as they are written.
 * @param asked the host of a build, where it is not the one in the site file
 */
export const hostingOf = (content: SiteContent, asked?: HostName): Hosting => {
  const site = siteDataOf(content);
  return { ...site, host: asked ?? site.host };
};

/** The files in `public/` with which an owner configures hosts; they are served to nobody. */
export const RULE_FILES: readonly string[] = ['/_headers', '/_redirects'];

/** Whether a host reads these files. An unnamed host is taken to read them. */
export const readsRules = (host: HostName | undefined): boolean =>
  host === undefined || host === 'netlify' || host === 'cloudflare';

/** The folder for configuration that a server includes by name; it is served to nobody. */
export const HOST_FOLDER = '_host';

/** Where security contacts are published (RFC 9116). */
export const SECURITY_TXT = '/.well-known/security.txt';

/** The files besides `_headers` and `_redirects` with which a build configures a host, and which are not in `_host`. */
export const CONFIG_FILES: Partial<Record<HostName, readonly string[]>> = {
  apache: ['/.htaccess'],
  cloudflare: ['/_worker.js', '/_routes.json'],
  vercel: ['/vercel.json'],
};

/** Files and folders in an output that is built for a host which does not read `_headers` and `_redirects`. */
export const OTHER_RULE_FILES: readonly string[] = [
  `/${HOST_FOLDER}`,
  ...Object.entries(CONFIG_FILES).flatMap(([host, files]) => (readsRules(host as HostName) ? [] : files)),
];

/** The pages to which a host adds a trailing slash: all, because each is a folder, or only the home page. */
export function slashesOf(host: HostName | undefined, basePath: string): ResolvedSite['slashes'] {
  if (host === 'static') return 'all';
  return host === 'github-pages' && basePath !== '' ? 'home' : undefined;
}
