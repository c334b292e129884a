import { SITE_FILE } from '../address.ts';
import type { ContentDocument, SiteContent } from '../model.ts';
import { tokenValues } from '../tokens.ts';
import type { Report } from './finding.ts';
import { documentsByName, knownAddresses, type KnownAddresses } from './known-addresses.ts';
import { listPublic } from './public-files.ts';

/** What rules look at: all documents, and what follows from them together. */
export interface Site {
  content: SiteContent;
  documents: ContentDocument[];
  /** Whether what is wrong with a file will be reported: often only some files are asked about. */
  isAsked(file: string): boolean;
  /** Values of tokens; undefined when the site file is missing or broken, so that nothing can be said about them. */
  tokens: Map<string, string> | undefined;
  known: KnownAddresses;
  /** The pages directly in a folder, broken ones too. */
  pagesBelow(folder: string): ContentDocument[];
  /** Files in `public/` as addresses (`/images/team.jpg`), with the capitals they have on disk. */
  publicFiles(): Set<string>;
}

/** A check across documents. It returns what it finds through `report`, never prints and never throws. */
export interface Rule {
  name: string;
  /** Looks at one document in the light of the others. */
  document?(document: ContentDocument, site: Site, report: Report): void;
  /** Looks at the site as a whole; `reportIn` says of which file it speaks. */
  site?(site: Site, reportIn: (file: string) => Report): void;
}

/**
 * Prepares what rules need.
 * @param only the files that are asked about, if not all
 */
export function createSite(content: SiteContent, only?: ReadonlySet<string>): Site {
  const siteDocument = content.documents.get(SITE_FILE);
  let files: Set<string> | undefined;
  let byFolder: Map<string, ContentDocument[]> | undefined;
  return {
    content,
    documents: documentsByName(content),
    isAsked: (file) => only === undefined || only.has(file),
    tokens: siteDocument && !isBroken(siteDocument) ? tokenValues(siteDocument.data) : undefined,
    known: knownAddresses(content),
    pagesBelow: (folder) => (byFolder ??= groupByFolder(content)).get(folder) ?? [],
    publicFiles: () => (files ??= listPublic(content.root)),
  };
}

/** Whether a document has faults of its own, so that others can rely on its address only. */
export function isBroken(document: ContentDocument): boolean {
  return document.data === undefined || document.problems.some(({ severity }) => severity === 'error');
}

function groupByFolder(content: SiteContent): Map<string, ContentDocument[]> {
  const groups = new Map<string, ContentDocument[]>();
  for (const document of content.documents.values()) {
    if (document.kind !== 'page' || document.address === '/') continue;
    const folder = document.address.slice(0, document.address.lastIndexOf('/'));
    const group = groups.get(folder);
    if (group) group.push(document);
    else groups.set(folder, [document]);
  }
  return groups;
}
