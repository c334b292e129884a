import type { ResolvedSite, SiteDocument } from '../../model/page/types.ts';
import type { SiteContent } from '../read/site-content.ts';
import { siteDataOf } from './site-data.ts';

/** A host, or the server that one runs: what `"host"` of the site file and `build --host` name. */
export type HostName = NonNullable<SiteDocument['host']>;

/** What the site file says that is for hosts alone, as far as it can be read. */
export type Hosting = Partial<Pick<SiteDocument, 'host' | 'headers' | 'security' | 'basePath'>>;

/**
 * What the site file tells hosts, as it is written.
 * @param asked the host that a build is for, where it is not that of the site file
 */
export const hostingOf = (content: SiteContent, asked?: HostName): Hosting => {
  const site = siteDataOf(content);
  return { ...site, host: asked ?? site.host };
};

/** The files in `public/` by which an owner tells hosts what to do; nobody else is to see them. */
export const RULE_FILES: readonly string[] = ['/_headers', '/_redirects'];

/** Whether a host reads these files. One that nobody has named does. */
export const readsRules = (host: HostName | undefined): boolean =>
  host === undefined || host === 'netlify' || host === 'cloudflare';

/** The folder for files that a server is told of by name and that nobody else is to see. */
export const HOST_FOLDER = '_host';

/** Where people look for whom to tell of a weakness (RFC 9116). */
export const SECURITY_TXT = '/.well-known/security.txt';

/** Files besides `_headers` and `_redirects` that the build writes for a host where an owner could have one. */
export const WRITTEN_FOR: Partial<Record<HostName, readonly string[]>> = {
  cloudflare: ['/_worker.js', '/_routes.json'],
  vercel: ['/vercel.json'],
};

/**
 * Of which pages a host shows the address with a slash at its end: where each is a folder of its own, or where the home
 * page is one.
 */
export function slashesOf(host: HostName | undefined, basePath: string): ResolvedSite['slashes'] {
  if (host === 'static') return 'all';
  return host === 'github-pages' && basePath !== '' ? 'home' : undefined;
}
