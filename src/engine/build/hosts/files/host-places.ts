import type { ResolvedContent } from '../../../resolve/resolve-content.ts';
import type { Hosting } from '../../../site/hosting.ts';
import { foldersAbove, outputName } from '../../../site/files/output-files.ts';
import type { Host } from '../host.ts';
import { hostOf } from '../index.ts';

/** What is written for a page: its document, a second one of the same where a host needs it, and its data. */
export interface PageFiles {
  document: string;
  copy?: string;
  data?: string;
}

/** Where a host looks for the page at an address, or for the one that is shown where a folder has none. */
export type PlaceOf = (address: string, options?: { isNotFound: boolean }) => PageFiles;

/** Where the host looks that a site is built for. */
export interface HostPlaces {
  /** The way from the folder of the site to the top of what is published: "" or "../../". */
  top: string;
  placeOf: PlaceOf;
}

/** Where the host of a build looks. */
export function hostPlaces(resolved: ResolvedContent): HostPlaces {
  const { hosting, site } = resolved;
  const folder = folderFor({ ...hosting, basePath: site.basePath });
  const top = folder === '' ? '' : '../'.repeat(folder.split('/').length);
  // A page may be called as every object calls something, such as "constructor".
  const copies = new Map(Object.entries(folder === '' ? {} : { index: `${top}${folder}.html`, 404: `${top}404.html` }));
  return { top, placeOf: placesFor(hostOf(hosting.host), resolved, copies) };
}

/** The folder of a site in what is published: that of its base path, where a host publishes the top of an address. */
export const folderFor = ({ host, basePath = '' }: Hosting): string => (hostOf(host).isTop ? basePath.slice(1) : '');

/**
 * @param copies second places, by name: of a site in a folder, hosts look at the top for what is missing, and for its
 *   home without a slash at the end
 */
function placesFor({ pageFiles }: Host, resolved: ResolvedContent, copies: ReadonlyMap<string, string>): PlaceOf {
  const all = pageFiles ? [...resolved.addresses.keys(), ...resolved.folders.map((each) => `${each}/404`)] : [];
  const parents = new Set(all.flatMap((address) => foldersAbove(address.slice(1))));
  return (address, { isNotFound } = { isNotFound: false }) => {
    const name = outputName(isNotFound ? `${address}/404` : address);
    const [document = `${name}.html`, copy = copies.get(name)] = isNotFound
      ? []
      : (pageFiles?.(name, { hasBelow: parents.has(name) }) ?? []);
    return {
      document,
      ...(copy !== undefined && { copy }),
      ...(!isNotFound && { data: `${name}.json` }),
    };
  };
}
