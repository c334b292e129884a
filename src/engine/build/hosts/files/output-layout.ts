import type { ResolvedContent } from '../../../resolve/resolve-content.ts';
import type { Hosting } from '../../../site/hosting.ts';
import { foldersAbove, outputName } from '../../../site/files/output-files.ts';
import type { Host } from '../host.ts';
import { hostOf } from '../index.ts';

/** The files of a page: its document, a copy of that where a host needs one, and its data. */
export interface PageFiles {
  document: string;
  copy?: string;
  data?: string;
}

/** The files of the page at an address, or of the not-found page of a folder. */
export type FilesOf = (address: string, options?: { isNotFound: boolean }) => PageFiles;

/** How the output of a site is laid out for its host. */
export interface OutputLayout {
  /** The path from the folder of the site to the top of the output: "" or "../..". */
  top: string;
  filesOf: FilesOf;
}

/** The layout for the host of a build. */
export function outputLayout(resolved: ResolvedContent): OutputLayout {
  const { hosting, site } = resolved;
  const folder = siteFolderFor({ ...hosting, basePath: site.basePath });
  const top = folder === '' ? '' : '../'.repeat(folder.split('/').length);
  // A map, since a page may be named like a property of every object, such as "constructor".
  const copies = new Map(Object.entries(folder === '' ? {} : { index: `${top}${folder}.html`, 404: `${top}404.html` }));
  return { top, filesOf: fileNaming(hostOf(hosting.host), resolved, copies) };
}

/** The folder of a site in the output: "", or that of its base path where a host publishes the root of a domain. */
export const siteFolderFor = ({ host, basePath = '' }: Hosting): string =>
  hostOf(host).publishesRoot ? basePath.slice(1) : '';

/**
 * @param copies further paths, by name: of a site in a folder, hosts look for the not-found page at the top, and for
 *   the home page, without a trailing slash, beside the folder
 */
function fileNaming({ pageFiles }: Host, resolved: ResolvedContent, copies: ReadonlyMap<string, string>): FilesOf {
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
