import type { PageDocument, ResolvedPage, ResolvedSite } from '../../model/types.ts';
import type { SiteContent } from '../read/site-content.ts';
import { siteIndex } from '../site/site-index.ts';
import { lookAt, type Look, type ResolveOptions } from './look.ts';
import { resolveNotFound, resolvePage } from './page.ts';

export type { ResolveOptions } from './look.ts';

/** Content ready to render. Pages are resolved when asked for, each on its own. */
export interface ResolvedContent {
  site: ResolvedSite;
  /**
   * Every address that has a page, with the file it comes from: pages, their aliases, and the addresses of split lists.
   */
  readonly addresses: Map<string, string>;
  /** Addresses whose page answers everything unknown below them. */
  fallbacks: string[];
  redirects: { from: string; to: string }[];
  /** Whether an address belongs into the sitemap: not so a second name of a page, or one to be left out. */
  isListed: (address: string) => boolean;
  page: (address: string) => ResolvedPage | undefined;
  /** The page shown at addresses that do not exist. */
  notFoundPage: () => ResolvedPage;
}

/** Makes checked content ready to render. Throws when there is no site file: the checker reports that first. */
export function resolveContent(content: SiteContent, options: ResolveOptions): ResolvedContent {
  const look = lookAt(content, options);
  let addresses: Map<string, string> | undefined;
  return {
    site: look.site,
    get addresses() {
      return (addresses ??= shownAddresses(look));
    },
    fallbacks: siteIndex(content)
      .fallbacks.filter(look.isShown)
      .map((document) => document.address),
    redirects: (look.siteData.redirects ?? []) as { from: string; to: string }[],
    isListed: (address) => isListed(look, address),
    page: (address) => resolvePage(look, address),
    notFoundPage: () => resolveNotFound(look),
  };
}

function shownAddresses(look: Look): Map<string, string> {
  const shown = new Map<string, string>();
  for (const address of look.addresses()) {
    const document = look.documentAt(address);
    if (document) shown.set(address, document.file);
  }
  return shown;
}

function isListed(look: Look, address: string): boolean {
  const document = look.documentAt(address);
  if (!document) return false;
  const source = document.data as unknown as PageDocument;
  return !source.seo.noindex && !(source.aliases ?? []).includes(address);
}
