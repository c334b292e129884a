import type { Block, CollectionBlock, PageCard, PageDocument, ResolvedPage, ResolvedSite, SiteDocument, Tone } from '../../model/types.ts';
import {
  derivedAddresses,
  pagedCollections,
  collectPages,
  collectionViews,
  type CollectionRequest,
  type CollectionView,
  type ListedPage,
} from '../site/collections.ts';
import { SHARED_FOLDER, SITE_FILE } from '../../model/address.ts';
import { PUBLIC, type ContentDocument } from '../../model/content.ts';
import type { SiteContent } from '../read/site-content.ts';
import { isPublished, today as currentDay } from '../site/publication.ts';
import { resolveCollection } from './collection.ts';
import { drawIcons } from './icons.ts';
import { prepareContext, prepareDocument, type PrepareContext, type Prepared } from './prepare.ts';
import { socialImageOf } from './social-image.ts';
import { resolveSite, type Surroundings } from './site.ts';
import { siteIndex } from '../site/site-index.ts';

/** How to look at content: as of which day, with drafts or without, for which build of the code. */
export interface ResolveOptions extends Surroundings {
  build: string;
  /** `2026-05-21`; decides what is published. */
  today?: string;
  /** While working on a site, drafts and future pages are shown. */
  drafts?: boolean;
  /** Give the context of an earlier look again to keep what was prepared then; it holds while the site file and the pictures are the same. */
  context?: PrepareContext;
}

/** Content ready to render. Pages are resolved when asked for, each on its own. */
export interface ResolvedContent {
  site: ResolvedSite;
  /** Every address that has a page, with the file it comes from: pages, their aliases, and the addresses of split lists. */
  readonly addresses: Map<string, string>;
  /** Addresses whose page answers everything unknown below them. */
  fallbacks: string[];
  redirects: { from: string; to: string }[];
  /** Whether an address is a second name of a page, or one to be left out of the sitemap. */
  isListed: (address: string) => boolean;
  page: (address: string) => ResolvedPage | undefined;
  /** The page shown at addresses that do not exist. */
  notFoundPage: () => ResolvedPage;
}

type LooseBlock = Record<string, unknown> & { type: string };

/** The key of prepared documents: a document object is replaced whenever its file changes. */
const preparedDocuments = new WeakMap<ContentDocument, { context: PrepareContext; prepared: Prepared }>();

function prepared(document: ContentDocument, context: PrepareContext): Prepared {
  const known = preparedDocuments.get(document);
  if (known?.context === context) return known.prepared;
  const fresh = prepareDocument(document, context);
  preparedDocuments.set(document, { context, prepared: fresh });
  return fresh;
}

/** Makes checked content ready to render. Throws when there is no site file: the checker reports that first. */
export function resolveContent(
  content: SiteContent,
  { build, today = currentDay(), drafts = false, context: given, ...surroundings }: ResolveOptions,
): ResolvedContent {
  const siteDocument = content.documents.get(SITE_FILE);
  if (!siteDocument?.data) throw new Error('There is no pages/_site.json. Run "npm run check" to see what is missing.');
  const context = given ?? prepareContext(content.source, siteDocument);
  const { basePath } = context;
  const siteData = prepared(siteDocument, context).data as unknown as SiteDocument;
  // Drafts are shown by looking at the site as if nothing were unpublished; published lists stay as visitors see them.
  const site = resolveSite(siteData, content, today, surroundings);
  const strings = surroundings.view.stringsFor(site.lang);
  const index = siteIndex(content);
  const derived = derivedAddresses(content, today);
  const isShown = (document: ContentDocument): boolean =>
    document.kind === 'page' && document.data !== undefined && (drafts || isPublished(document.data as Partial<PageDocument>, today));

  /** The page that is shown at an address. Where two pages want one, the checker reports the second; until that is mended, the first has it. */
  const documentAt = (address: string): ContentDocument | undefined => {
    const file = index.pages.get(address) ?? index.aliases.get(address) ?? derived.get(address);
    const document = file === undefined ? undefined : content.documents.get(file);
    return document && isShown(document) ? document : undefined;
  };

  let addresses: Map<string, string> | undefined;
  const allAddresses = (): Map<string, string> => {
    const found = new Map<string, string>();
    for (const address of [...index.pages.keys(), ...index.aliases.keys(), ...derived.keys()]) {
      const document = documentAt(address);
      if (document) found.set(address, document.file);
    }
    return found;
  };

  /** Replaces shared blocks by what they stand for. */
  const expand = (blocks: LooseBlock[], icons: Set<string>): LooseBlock[] =>
    blocks.flatMap((block) => {
      if (block.type !== 'shared') return [block];
      const document = content.documents.get(`${SHARED_FOLDER}/${String(block['name'])}.json`);
      if (!document?.data) return [];
      const part = prepared(document, context);
      for (const icon of part.icons) icons.add(icon);
      return expand([{ ...(part.data['block'] as LooseBlock), ...(block['id'] ? { id: block['id'] } : {}) }], icons);
    });

  const cardOf = ({ address }: ListedPage): PageCard => {
    const document = documentAt(address) as ContentDocument;
    const page = prepared(document, context).data as unknown as PageDocument;
    const { order: _order, link, ...card } = page.card ?? {};
    return {
      text: page.seo.description,
      ...card,
      title: card.title ?? page.title,
      href: basePath + address,
      facts: page.facts ?? {},
      ...(link ? { linkLabel: link } : {}),
    } as PageCard & { tone?: Tone };
  };

  const absolute = (address: string): string => site.url + basePath + (address === '/' && basePath ? '' : address);

  const viewAt = (document: ContentDocument, address: string): CollectionView | undefined =>
    pagedCollections(document)
      .flatMap(({ request }) => collectionViews(document.address, collectPages(content, request, today), request))
      .find((view) => view.address === address);

  const page = (address: string): ResolvedPage | undefined => {
    const document = documentAt(address);
    if (!document) return undefined;
    const { data, icons } = prepared(document, context);
    const source = data as unknown as PageDocument;
    const view = viewAt(document, address);
    const used = new Set(icons);
    const blocks = expand(source.blocks as LooseBlock[], used).map((block): Block => {
      if (block.type === 'collection') {
        const resolved = resolveCollection(block as unknown as CollectionBlock & CollectionRequest, {
          content,
          basePath,
          today,
          owner: document.address,
          view,
          all: strings.all,
          cardOf,
        });
        for (const item of resolved.items) if (item.icon) used.add(item.icon);
        return resolved;
      }
      if (block.type === 'newsletter') return { ...block, page: siteData.pages?.contact } as unknown as Block;
      return (block.type === 'inquiryForm' ? { ...block, mail: site.mail } : block) as unknown as Block;
    });
    for (const icon of Object.keys(site.icons)) used.delete(icon);
    const canonical = view ? address : document.address;
    const suffix = [view?.category, view && view.number > 1 ? strings.page(view.number) : undefined].filter(Boolean).join(', ');
    const title = suffix ? `${source.title}: ${suffix}` : source.title;
    const drawn = socialImageOf(document.address);
    const image = source.seo.image ?? (content.source.version(PUBLIC + drawn) === undefined ? siteData.image : { src: basePath + drawn });
    return {
      path: basePath + (address === '/' ? (basePath ? '' : '/') : address),
      build,
      title,
      head: {
        title: suffix || !source.seo.title ? `${title} · ${site.name}` : source.seo.title,
        description: source.seo.description,
        canonical: absolute(canonical),
        ...(image ? { image: site.url + image.src } : {}),
        ...(source.seo.noindex ? { noindex: true } : {}),
      },
      icons: drawIcons(surroundings.icons, used),
      blocks,
    };
  };

  const notFoundPage = (): ResolvedPage => {
    const { heading, text, buttonText, image } = site.notFound;
    return {
      path: `${basePath}/404`,
      build,
      title: text,
      head: { title: `${heading} · ${site.name}`, description: text, canonical: absolute('/404'), noindex: true },
      icons: {},
      blocks: [{ type: 'hero', heading, text, actions: [{ label: buttonText, href: basePath || '/' }], image }],
      notFound: true,
    };
  };

  const isListed = (address: string): boolean => {
    const document = documentAt(address);
    if (!document) return false;
    const source = document.data as unknown as PageDocument;
    return !source.seo.noindex && !(source.aliases ?? []).includes(address);
  };

  return {
    site,
    get addresses() {
      return (addresses ??= allAddresses());
    },
    fallbacks: index.fallbacks.filter(isShown).map((document) => document.address),
    redirects: (siteData.redirects ?? []) as { from: string; to: string }[],
    isListed,
    page,
    notFoundPage,
  };
}
