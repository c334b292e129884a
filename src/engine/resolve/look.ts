import { SITE_FILE } from '../../model/address.ts';
import type { ContentDocument } from '../../model/content.ts';
import type { PageDocument, ResolvedSite, SiteDocument } from '../../model/types.ts';
import type { SiteContent } from '../read/site-content.ts';
import { collectPages, derivedAddresses, type CollectionRequest, type ListedPage } from '../site/collections.ts';
import { isPublished, today as currentDay } from '../site/publication.ts';
import { siteIndex } from '../site/site-index.ts';
import { prepareContext, prepareDocument, type PrepareContext, type Prepared } from './prepare.ts';
import { withOwnIcons } from './icons.ts';
import { resolveSite, type Surroundings } from './site.ts';

/** How to look at content: as of which day, with drafts or without, for which build of the code. */
export interface ResolveOptions extends Surroundings {
  build: string;
  /** `2026-05-21`; decides what is published. */
  today?: string;
  /** While working on a site, drafts and future pages are shown. */
  drafts?: boolean;
  /**
   * Give the context of an earlier look again to keep what was prepared then; it holds while the site file and the
   * pictures are the same.
   */
  context?: PrepareContext;
}

/** One look at content: everything that resolving a page needs, worked out once. */
export interface Look {
  content: SiteContent;
  options: Surroundings & { build: string };
  /** The site file with its words final, and what header and footer are made of. */
  siteData: SiteDocument;
  site: ResolvedSite;
  /** The page that is shown at an address. */
  documentAt(address: string): ContentDocument | undefined;
  /** Every address that may have a page. */
  addresses(): Set<string>;
  isShown(document: ContentDocument): boolean;
  prepared(document: ContentDocument): Prepared;
  /** The pages that a list shows in all, each list found once. */
  collect(request: CollectionRequest): ListedPage[];
}

/** Looks at content. Throws when there is no site file: the checker reports that first. */
export function lookAt(content: SiteContent, given: ResolveOptions): Look {
  const options = { ...given, icons: withOwnIcons(given.icons, content.own.icons) };
  const { today = currentDay(), drafts = false, context: kept } = options;
  const siteDocument = content.documents.get(SITE_FILE);
  if (!siteDocument?.data) throw new Error('There is no pages/_site.json. Run "npm run check" to see what is missing.');
  const context = kept ?? prepareContext(content.source, siteDocument);
  const siteData = preparedOnce(siteDocument, context).data as unknown as SiteDocument;
  const index = siteIndex(content);
  const derived = derivedAddresses(content, today);
  const lists = new Map<string, ListedPage[]>();
  const isShown = (document: ContentDocument): boolean =>
    document.kind === 'page' &&
    document.data !== undefined &&
    (drafts || isPublished(document.data as Partial<PageDocument>, today));

  return {
    content,
    options,
    siteData,
    // Drafts are shown by looking at the site as if nothing were unpublished; published lists stay as visitors see
    // them.
    site: resolveSite(siteData, content, today, options),
    isShown,
    // Where two pages want one address, the checker reports the second; until that is mended, the first has it.
    documentAt: (address) => {
      const file = index.pages.get(address) ?? index.aliases.get(address) ?? derived.get(address);
      const document = file === undefined ? undefined : content.documents.get(file);
      return document && isShown(document) ? document : undefined;
    },
    addresses: () => new Set([...index.pages.keys(), ...index.aliases.keys(), ...derived.keys()]),
    prepared: (document) => preparedOnce(document, context),
    collect: ({ from, only, where, sort, limit }) => {
      const request = { from, only, where, sort, limit };
      const key = JSON.stringify(request);
      const pages = lists.get(key) ?? collectPages(content, request, today);
      lists.set(key, pages);
      return pages;
    },
  };
}

/** The key of prepared documents: a document object is replaced whenever its file changes. */
const preparedDocuments = new WeakMap<ContentDocument, { context: PrepareContext; prepared: Prepared }>();

function preparedOnce(document: ContentDocument, context: PrepareContext): Prepared {
  const known = preparedDocuments.get(document);
  if (known?.context === context) return known.prepared;
  const prepared = prepareDocument(document, context);
  preparedDocuments.set(document, { context, prepared });
  return prepared;
}
