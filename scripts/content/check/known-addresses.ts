import { asAddressName } from '../address.ts';
import { derivedAddressesOf, pagedCollections } from '../collections.ts';
import type { ContentDocument, SiteContent } from '../model.ts';

/** Everything of this site that a link can lead to. */
export interface KnownAddresses {
  /** Address of a page -> its file. Of two files with one address the first by name. */
  pages: Map<string, string>;
  /** Another address of a page -> the file of the page. */
  aliases: Map<string, string>;
  /** Addresses of long lists (`/page/2`, `/category/…`) -> the file of the page with the list. Worked out when one is asked for. */
  derived: Pick<ReadonlyMap<string, string>, 'get' | 'has'>;
  /** Old address -> where it leads. */
  redirects: Map<string, string>;
}

/** Collects the addresses of a site, those of broken pages too: a link to one is no mistake. */
export function knownAddresses(content: SiteContent): KnownAddresses {
  const pages = new Map<string, string>();
  const aliases = new Map<string, string>();
  for (const document of documentsByName(content)) {
    if (document.kind !== 'page') continue;
    if (!pages.has(document.address)) pages.set(document.address, document.file);
    for (const alias of aliasesOf(document)) if (!aliases.has(alias)) aliases.set(alias, document.file);
  }
  return { pages, aliases, derived: derivedFiles(content), redirects: redirectsOf(content) };
}

/** Looks up the addresses of long lists. To know how long a list is, all its pages are read: only lists that can have the address are. */
function derivedFiles(content: SiteContent): KnownAddresses['derived'] {
  let owners: ContentDocument[] | undefined;
  const known = new Map<string, Set<string>>();
  const get = (address: string): string | undefined => {
    if (!/\/(?:page|category)\//.test(address)) return undefined;
    owners ??= [...content.documents.values()].filter((document) => document.kind === 'page' && pagedCollections(document).length > 0);
    return owners.findLast((owner) => {
      if (owner.address !== '/' && !address.startsWith(`${owner.address}/`)) return false;
      const addresses = known.get(owner.file) ?? new Set(derivedAddressesOf(owner, content));
      known.set(owner.file, addresses);
      return addresses.has(address);
    })?.file;
  };
  return { get, has: (address) => get(address) !== undefined };
}

/** All documents, in the order of their names, so that reports are the same everywhere. */
export function documentsByName(content: SiteContent): ContentDocument[] {
  return [...content.documents.values()].toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

/** The other addresses that a page asks for. */
export function aliasesOf(document: Pick<ContentDocument, 'data' | 'mayMention'>): string[] {
  if (document.mayMention?.(/"aliases"/) === false) return [];
  const { data } = document;
  return Array.isArray(data?.['aliases']) ? data['aliases'].filter((alias) => typeof alias === 'string') : [];
}

/** Whether an address belongs to a file or folder that was refused for its name or nature: links to it wait until that is mended. */
export function isRefused(content: SiteContent, address: string): boolean {
  return content.refused.some(({ file, code }) => {
    if (code === 'file/not-a-page') return false;
    const name = file.replace(/^pages\//, '').replace(/\.json$/i, '');
    const meant = `/${name.split('/').map(asAddressName).join('/')}`;
    return [`/${name}`, meant].some((refused) => address === refused || address.startsWith(`${refused}/`));
  });
}

/** Where old addresses lead, as the site file says. */
export function redirectsOf(content: SiteContent): Map<string, string> {
  const redirects = new Map<string, string>();
  const site = content.documents.get('pages/_site.json')?.data;
  if (!Array.isArray(site?.['redirects'])) return redirects;
  for (const redirect of site['redirects'] as unknown[]) {
    const { from, to } = (redirect ?? {}) as Record<string, unknown>;
    if (typeof from === 'string' && typeof to === 'string' && !redirects.has(from)) redirects.set(from, to);
  }
  return redirects;
}
