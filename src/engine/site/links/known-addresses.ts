import { asText } from '../../../model/words/as-text.ts';
import { asAddressName, isWithin } from '../../../model/addresses/address.ts';
import { oldAddress } from '../../../model/addresses/old-address.ts';
import { derivedAddressesOf, pagedCollections } from '../lists/pagination.ts';
import { isBroken, type ContentDocument } from '../../../model/content/content.ts';
import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { madeFiles, sharingOf } from '../files/made-files.ts';
import { languageAt, languagesOf } from '../languages/languages.ts';
import { siteIndex } from '../site-index.ts';
import { siteDataOf } from '../site-data.ts';

/** Everything of this site that a link can lead to. */
export interface KnownAddresses {
  /** Address of a page -> its file. Of two files with one address the first by name. */
  pages: Map<string, string>;
  /** Another address of a page -> the file of the page. */
  aliases: Map<string, string>;
  /**
   * Addresses of long lists (`/page/2`, `/category/…`) -> the file of the page with the list. Worked out when one is
   * asked for.
   */
  derived: Pick<ReadonlyMap<string, string>, 'get' | 'has'>;
  /** Old address, as `oldAddress` has it -> where it leads. */
  redirects: Map<string, string>;
  /** Files that the build makes because the site asks for them -> what they are. */
  readonly made: ReadonlyMap<string, string>;
  /** The folder of its host that the site lies in ("/site"), with which no address here begins; else empty. */
  base: string;
  /** Whether each page is published as Markdown, too. */
  hasMarkdown: boolean;
  /** Where the pages of each language lie: "" for the first. */
  languageFolders: string[];
}

/** The file of the page that is shown at an address: its own, another of the page, or that of a part of its list. */
export const fileAt = (
  { pages, aliases, derived }: Pick<KnownAddresses, 'pages' | 'aliases' | 'derived'>,
  address: string,
): string | undefined => pages.get(address) ?? aliases.get(address) ?? derived.get(address);

/** What every build writes, whatever the site asks for. */
const ALWAYS_MADE = new Set(['/sitemap.xml', '/robots.txt']);

/** Whether a build makes a file at an address, besides its pages: one that the site asks for, or a page as Markdown. */
export function isGenerated(
  { pages, derived, made, hasMarkdown }: Pick<KnownAddresses, 'pages' | 'derived' | 'made' | 'hasMarkdown'>,
  address: string,
): boolean {
  const page = address.replace(/\.md$/, '').replace(/^\/index$/, '/');
  return (
    made.has(address) ||
    ALWAYS_MADE.has(address) ||
    (hasMarkdown && page !== address && (pages.has(page) || derived.has(page)))
  );
}

/** Collects the addresses of a site, those of broken pages too: a link to one is no mistake. */
export function knownAddresses(content: SiteContent): KnownAddresses {
  const { pages, aliases } = siteIndex(content);
  return {
    pages,
    aliases,
    derived: derivedFiles(content),
    redirects: redirectsOf(content),
    get made() {
      return madeFiles(content);
    },
    base: asText(siteDataOf(content).basePath ?? ''),
    hasMarkdown: sharingOf(content).markdown === true,
    languageFolders: languagesOf(content).map(({ folder }) => folder),
  };
}

/**
 * Looks up the addresses of long lists. To know how long a list is, all its pages are read: only lists that can have
 * the address are.
 */
function derivedFiles(content: SiteContent): KnownAddresses['derived'] {
  const get = (address: string): string | undefined => {
    if (!/\/(?:page|category)\//.test(address)) return undefined;
    const isOwner = ({ address: owner }: ContentDocument): boolean => owner === '/' || address.startsWith(`${owner}/`);
    return siteIndex(content).paged.findLast(
      (owner) => isOwner(owner) && derivedAddressesOf(owner, content).has(address),
    )?.file;
  };
  return { get, has: (address) => get(address) !== undefined };
}

/**
 * Whether an address may be there once a page is fixed: one below a page that cannot be read just now, which may give
 * it as another address, or a part of a list whose own page, or one of whose listed pages, is broken.
 */
export function isUncertain(content: SiteContent, address: string): boolean {
  const { pages, folders } = siteIndex(content);
  const names = address.split('/');
  for (let length = names.length - 1; length > 1; length--) {
    const owner = content.documents.get(pages.get(names.slice(0, length).join('/')) ?? '');
    if (!owner) continue;
    if (owner.data === undefined) return true;
    if (!/^(?:page|category)$/.test(names[length] ?? '')) continue;
    const isListed = ({ request }: { request: { from: string } }): boolean =>
      (folders.get(request.from) ?? []).some(isBroken);
    if (isBroken(owner) || pagedCollections(owner, content).some(isListed)) return true;
  }
  return false;
}

/**
 * Whether an address belongs to a file or folder that was refused for its name or nature: links to it wait until that
 * is fixed.
 */
export function isRefused(content: SiteContent, address: string): boolean {
  return refusedAt(content, address).length > 0;
}

/** What was said of files and folders that were refused, but stand for an address or for one above it. */
export function refusedAt(content: SiteContent, address: string): Diagnostic[] {
  const lang = languageAt(content, '/').lang;
  return content.refused.filter(({ file, code }) => {
    if (code === 'file/not-a-page') return false;
    const name = file.replace(/^pages\//, '').replace(/\.json$/i, '');
    const meant = `/${name
      .split('/')
      .map((part) => asAddressName(part, lang))
      .join('/')}`;
    return [`/${name}`, meant].some((refused) => isWithin(address, refused));
  });
}

/** Where an address of this site leads on to, if it is an old one, however it is written. */
export const redirectTarget = ({ redirects }: Pick<KnownAddresses, 'redirects'>, address: string): string | undefined =>
  redirects.get(oldAddress(address) ?? '');

/** Where old addresses lead, as the site file says. */
export function redirectsOf(content: SiteContent): Map<string, string> {
  const redirects = new Map<string, string>();
  const written: unknown = siteDataOf(content).redirects;
  if (!Array.isArray(written)) return redirects;
  for (const redirect of written as unknown[]) {
    const { from, to } = (redirect ?? {}) as Record<string, unknown>;
    const address = typeof from === 'string' ? oldAddress(from) : undefined;
    if (address !== undefined && typeof to === 'string' && !redirects.has(address)) redirects.set(address, to);
  }
  return redirects;
}
