import { isWithin } from '../../../model/addresses/address.ts';
import { PAGES, type ContentDocument } from '../../../model/content/content.ts';
import { feedAddress } from '../../site/lists/feeds.ts';
import { siteDataOf } from '../../site/site-data.ts';
import { siteIndex } from '../../site/site-index.ts';
import { derivedAddresses } from '../../site/lists/pagination.ts';
import type { KnownAddresses } from '../../site/links/known-addresses.ts';
import { hiddenBecause } from '../../site/publication.ts';
import type { SiteContent } from '../../read/site-content.ts';

/** Everything that changes its name when a page or folder moves. */
export interface Moves {
  from: string;
  to: string;
  /** Files, relative to the root: old -> new. */
  files: Map<string, string>;
  /**
   * Every address that leads to a moved page: old -> new. Its other addresses, its feed and the parts of its lists are
   * among them.
   */
  addresses: Map<string, string>;
  /** Those of them that are only there because a list is long or has categories. */
  parts: Set<string>;
  /** Those of them that visitors find nothing at, because their page is not published. */
  hidden: Set<string>;
  /** How addresses of this site begin when they are written in full. */
  origin: string;
}

/** What moves with an address: its page, and all pages of its folder. */
export function movesOf(content: SiteContent, known: KnownAddresses, from: string, to: string): Moves {
  const moved = (address: string): string => to + address.slice(from.length);
  const movedFile = (file: string): string => PAGES + moved(file.slice(PAGES.length));
  const files = new Map<string, string>();
  const addresses = new Map<string, string>();
  const parts = new Set<string>();
  const hidden = new Set<string>();
  const isHidden = (file: string): boolean =>
    hiddenBecause(content.documents.get(file) as ContentDocument) !== undefined;

  for (const { file, kind, address } of content.documents.values()) {
    if (kind !== 'page' || !isWithin(address, from)) continue;
    files.set(file, movedFile(file));
    addresses.set(address, moved(address));
    if (isHidden(file)) hidden.add(address);
  }
  const derived = derivedAddresses(content);
  for (const [address, file] of [...known.aliases, ...derived]) {
    if (!files.has(file) || !isWithin(address, from)) continue;
    addresses.set(address, moved(address));
    if (derived.has(address)) parts.add(address);
    if (isHidden(file)) hidden.add(address);
  }
  for (const { file, address } of siteIndex(content).feeds) {
    if (!isWithin(address, from)) continue;
    addresses.set(feedAddress(address), feedAddress(moved(address)));
    if (isHidden(file)) hidden.add(feedAddress(address));
  }
  // Files that are no pages, such as notes of an author, stay with the pages they lie beside.
  for (const { file } of content.refused) if (file.startsWith(`pages${from}/`)) files.set(file, movedFile(file));

  const { url = '', basePath = '' } = siteDataOf(content);
  return { from, to, files, addresses, parts, hidden, origin: url + basePath };
}
