import type { ContentDocument } from '../../../model/content/content.ts';
import { replaceTokens } from '../../../model/content/tokens.ts';
import type { Role } from '../../../model/content/roles.ts';
import { linksOf } from './links-of.ts';
import { valueAt } from '../../../model/content/value-at.ts';
import { withoutQueryAndHash } from '../../../model/addresses/without-query-and-hash.ts';

/** What a document leads to. */
export interface Targets {
  /** Addresses of pages and files, as they are written. */
  addresses: Set<string>;
  /** Folders of which all pages are listed. */
  folders: Set<string>;
  /** Shared blocks that are shown. */
  shared: Set<string>;
}

/** The roles of files that a page shows or plays. */
const SHOWN: ReadonlySet<Role> = new Set(['image', 'video', 'captions']);

/** Everything that a document links to, lists or shows, except for itself. */
export function targetsOf(document: ContentDocument, tokens: ReadonlyMap<string, string>): Targets {
  const addresses = new Set<string>();
  const folders = new Set<string>();
  const shared = new Set<string>();
  for (const { role, value, path } of document.references) {
    if (role === 'shared') shared.add(value as string);
    if (SHOWN.has(role)) addresses.add(replaceTokens(value as string, tokens));
    if (role !== 'collection') continue;
    const only = valueAt(document.data, [...path.slice(0, -1), 'only']);
    if (Array.isArray(only)) for (const address of only) addresses.add(address as string);
    else folders.add(String(value));
  }
  for (const { href, location } of linksOf(document)) {
    // A translation names its original without a link to it.
    if (location.path?.[0] === 'translationOf') continue;
    const target = withoutQueryAndHash(href);
    if (target !== document.address) addresses.add(target);
  }
  return { addresses, folders, shared };
}
