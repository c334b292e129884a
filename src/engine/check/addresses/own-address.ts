import { withoutQueryAndHash } from '../../../model/addresses/without-query-and-hash.ts';
import { finalAddress } from '../../site/links/final-address.ts';
import { fileAt } from '../../site/links/known-addresses.ts';
import { decoded } from '../../site/links/links-of.ts';
import { LOCAL_ORIGIN } from '../../site/links/local-origin.ts';
import { pageMeant } from '../../site/links/page-meant.ts';
import { siteDataOf } from '../../site/site-data.ts';
import type { SiteContext } from '../site-context.ts';

interface OwnEnd {
  to: string;
  /** Whether a redirect of this site leads there. */
  isLedOn: boolean;
}

/** Where an address that names this site leads in the end; undefined for other sites. */
export function ownAddress(href: string, site: SiteContext): OwnEnd | undefined {
  const own = behindOwnName(href, site);
  if (own === undefined) return undefined;
  const end = finalAddress(own, site);
  const isLedOn = end !== undefined && end.isWhole && behindOwnName(end.to, site) === undefined;
  return { to: isLedOn ? end.to : asPageIsWritten(own, site), isLedOn };
}

/** An address as this site writes it, where it names a page in another way: "/contact.html" is that of "/contact". */
function asPageIsWritten(href: string, { known, publicFiles }: SiteContext): string {
  const address = withoutQueryAndHash(href);
  if (fileAt(known, address) !== undefined || publicFiles().has(decoded(address))) return href;
  const page = pageMeant(address, known, '', () => false);
  return page === undefined ? href : page + href.slice(address.length);
}

const ORIGIN = /^https?:\/\/([^/?#]+)/i;
const hostOf = (address = ''): string | undefined => ORIGIN.exec(address)?.[1]?.toLowerCase();

/** What stands behind the name of this site, with or without "www.", or of the computer it is made on. */
export function behindOwnName(href: string, { content }: SiteContext): string | undefined {
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
