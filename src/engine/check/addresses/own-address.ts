import { withoutQueryAndHash } from '../../../model/addresses/without-query-and-hash.ts';
import { finalAddress } from '../../site/links/final-address.ts';
import { fileAt } from '../../site/links/known-addresses.ts';
import { decoded } from '../../site/links/links-of.ts';
import { LOCAL_ORIGIN } from '../../site/links/local-origin.ts';
import { pageMeant } from '../../site/links/page-meant.ts';
import { siteDataOf } from '../../site/site-data.ts';
import type { SiteContext } from '../site-context.ts';

/** Where an address that names this site leads. */
export interface OwnTarget {
  /** The address without the name of the site. */
  to: string;
  /** Whether a redirect of this site leads there. */
  isRedirected: boolean;
}

/** Where an absolute address of this site leads, after redirects; undefined for addresses of other sites. */
export function ownAddress(href: string, site: SiteContext): OwnTarget | undefined {
  const own = pathOnOwnSite(href, site);
  if (own === undefined) return undefined;
  const end = finalAddress(own, site);
  const isRedirected = end !== undefined && end.isWhole && pathOnOwnSite(end.to, site) === undefined;
  return { to: isRedirected ? end.to : canonicalAddress(own, site), isRedirected };
}

/** The canonical address of a page that is named in another way: "/contact.html" is "/contact". */
function canonicalAddress(href: string, { known, publicFiles }: SiteContext): string {
  const address = withoutQueryAndHash(href);
  if (fileAt(known, address) !== undefined || publicFiles().has(decoded(address))) return href;
  const page = pageMeant(address, known, '', () => false);
  return page === undefined ? href : page + href.slice(address.length);
}

const ORIGIN = /^https?:\/\/([^/?#]+)/i;
const hostOf = (address = ''): string | undefined => ORIGIN.exec(address)?.[1]?.toLowerCase();

/**
 * The path, query and hash of an absolute address of this site (with or without "www.", or on localhost), below its
 * base path; undefined for addresses of other sites.
 */
export function pathOnOwnSite(href: string, { content }: SiteContext): string | undefined {
  const { url, basePath = '' } = siteDataOf(content);
  const [host, own] = [href, url].map((address) => hostOf(address)?.replace(/^www\./, ''));
  const isOwn = host !== undefined && host === own;
  const isLocal = LOCAL_ORIGIN.test(href);
  if (!isLocal && !isOwn) return undefined;
  const rest = href.replace(isLocal ? LOCAL_ORIGIN : ORIGIN, '');
  const below = /^(?:$|[/?#])/.test(rest.slice(basePath.length)) && rest.startsWith(basePath);
  // Beside a site in a folder there may be others on its host.
  if (!below && !isLocal) return undefined;
  const path = below ? rest.slice(basePath.length) : rest;
  return path.replace(/^(?!\/)/, '/').replace(/(?<=^\/|[^/])\/+(?=$|[?#])/, '');
}
