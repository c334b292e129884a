import { SITE_FILE } from '../../model/address.ts';
import type { ContentDocument, SiteContent } from '../../model/content.ts';
import { siteIndex } from '../site/site-index.ts';
import { tokenValues } from '../../model/tokens.ts';
import type { Report } from './finding.ts';
import { knownAddresses, type KnownAddresses } from '../site/known-addresses.ts';
import { listPublic, sizesIn } from '../site/public-files.ts';

/** What rules look at: all documents, and what follows from them together. */
export interface Site {
  content: SiteContent;
  /** In the order of their names. */
  readonly documents: ContentDocument[];
  /** Whether what is wrong with a file will be reported: often only some files are asked about. */
  isAsked(file: string): boolean;
  /** Values of tokens; undefined when the site file is missing or broken, so that nothing can be said about them. */
  tokens: Map<string, string> | undefined;
  known: KnownAddresses;
  /** The pages directly in a folder, broken ones too. */
  pagesBelow(folder: string): ContentDocument[];
  /** Folders with pages directly in them, but the one of the home page. */
  folders(): string[];
  /** Files in `public/` as addresses (`/images/team.jpg`), with the capitals they have on disk. */
  publicFiles(): Set<string>;
  /** How many bytes one of them has. */
  publicSize(address: string): number;
}

/** A check across documents. It returns what it finds through `report`, never prints and never throws. */
export interface Rule {
  name: string;
  /** Looks at one document in the light of the others. */
  document?(document: ContentDocument, site: Site, report: Report): void;
  /** Looks at the site as a whole; `reportIn` says of which file it speaks. */
  site?(site: Site, reportIn: (file: string) => Report): void;
  /** Its `site` reads every page: while pages are being saved, it waits until nobody does. */
  readsAll?: boolean;
}

/**
 * Prepares what rules need.
 * @param only the files that are asked about, if not all
 */
export function createSite(content: SiteContent, only?: ReadonlySet<string>): Site {
  const siteDocument = content.documents.get(SITE_FILE);
  let files: Set<string> | undefined;
  let documents: ContentDocument[] | undefined;
  return {
    content,
    get documents() {
      return (documents ??= [...content.documents.values()]);
    },
    isAsked: (file) => only === undefined || only.has(file),
    tokens: siteDocument && !isBroken(siteDocument) ? tokenValues(siteDocument.data) : undefined,
    known: knownAddresses(content),
    folders: () => [...siteIndex(content).folders.keys()].filter((folder) => folder !== ''),
    pagesBelow: (folder) => siteIndex(content).folders.get(folder) ?? [],
    publicFiles: () => (files ??= listPublic(content.root)),
    publicSize: sizesIn(content.root),
  };
}

/** Whether a document has faults of its own, so that others can rely on its address only. */
export function isBroken(document: ContentDocument): boolean {
  return document.data === undefined || document.problems.some(({ severity }) => severity === 'error');
}
