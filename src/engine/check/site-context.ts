import { SITE_FILE } from '../../model/addresses/address.ts';
import { isBroken, type ContentDocument } from '../../model/content/content.ts';
import { tokenValues } from '../../model/content/tokens.ts';
import type { SiteContent } from '../read/site-content.ts';
import { knownAddresses, type KnownAddresses } from '../site/links/known-addresses.ts';
import { listPublic, publishedFiles, publicSizesIn, type PublicEntry } from '../site/files/public-files.ts';
import { siteIndex } from '../site/site-index.ts';

/** What rules read: all documents, and what is derived from them together. */
export interface SiteContext {
  content: SiteContent;
  /** In the order of their names. */
  readonly documents: ContentDocument[];
  /** Whether diagnostics of a file were requested: often only some files are checked, in the context of all. */
  isRequested(file: string): boolean;
  /** Values of tokens; undefined when the site file is missing or broken, so that they are not known. */
  tokens: Map<string, string> | undefined;
  known: KnownAddresses;
  /** The pages directly in a folder, broken ones too. */
  pagesBelow(folder: string): ContentDocument[];
  /** Folders with pages directly in them, but the one of the home page. */
  folders(): string[];
  /** Everything in `public/`, what is not published too. */
  publicEntries(): readonly PublicEntry[];
  /** Published files in `public/` as addresses (`/images/team.jpg`), with the capitals they have on disk. */
  publicFiles(): Set<string>;
  /** How many bytes one of them has. */
  publicSize(address: string): number;
}

/**
 * Makes the context of all rules.
 * @param only the files to be checked, if not all
 */
export function createSiteContext(content: SiteContent, only?: ReadonlySet<string>): SiteContext {
  const siteDocument = content.documents.get(SITE_FILE);
  let entries: PublicEntry[] | undefined;
  let files: Set<string> | undefined;
  const publicEntries = (): PublicEntry[] => (entries ??= listPublic(content.source));
  let documents: ContentDocument[] | undefined;
  return {
    content,
    get documents() {
      return (documents ??= [...content.documents.values()]);
    },
    isRequested: (file) => only === undefined || only.has(file),
    tokens: siteDocument && !isBroken(siteDocument) ? tokenValues(siteDocument.data) : undefined,
    known: knownAddresses(content),
    folders: () => [...siteIndex(content).folders.keys()].filter((folder) => folder !== ''),
    pagesBelow: (folder) => siteIndex(content).folders.get(folder) ?? [],
    publicEntries,
    publicFiles: () => (files ??= publishedFiles(publicEntries())),
    publicSize: publicSizesIn(content.source),
  };
}
