import { SHARED_FOLDER } from '../../model/address.ts';
import { say } from '../../model/sentence.ts';
import { PUBLIC, type ContentDocument } from '../../model/content.ts';
import type {
  AuthoredBlocks,
  Block,
  CollectionBlock,
  InquiryFormBlock,
  PageCard,
  PageDocument,
  ResolvedPage,
  Tone,
} from '../../model/types.ts';
import {
  collectionViews,
  pagedCollections,
  type CollectionRequest,
  type CollectionView,
  type ListedPage,
} from '../site/collections.ts';
import { opensPage } from '../schema/schemas.ts';
import { withAreas } from './bento.ts';
import { embedOf, formOf } from './blocks.ts';
import { chartOf } from './chart/plot.ts';
import { languagesOf } from '../site/languages.ts';
import { searchFields } from '../site/search-words.ts';
import { translationsOf } from '../site/translations.ts';
import { resolveCollection } from './collection.ts';
import { drawIcons } from './icons.ts';
import type { LanguageSite, ResolveContext } from './resolve-context.ts';
import { withTrail } from './trail.ts';
import { socialImageOf } from './social-image.ts';

type LooseBlock = Record<string, unknown> & { type: string };

/**
 * The page at an address, standing alone: no tokens, no shared blocks, no lists left to look up. Undefined where there
 * is none.
 */
export function resolvePage(context: ResolveContext, address: string): ResolvedPage | undefined {
  const document = context.documentAt(address);
  if (!document) return undefined;
  const language = context.languageAt(address);
  const { site, spoken } = language;
  const { data, icons } = language.prepared(document);
  const source = data as unknown as PageDocument;
  const view = viewAt(context, document, address);
  const used = new Set(icons);
  const blocks = expand(language, context.content, source.blocks as LooseBlock[], used).map((block) =>
    resolveBlock(context, document, view, block, used),
  );
  for (const icon of Object.keys(site.icons)) used.delete(icon);
  const numbered = view && view.number > 1 ? { number: view.number } : undefined;
  const suffix = [view?.category, numbered && say(site.lang, spoken.sentences.collection.page, numbered)]
    .filter(Boolean)
    .join(', ');
  const strings = spoken.forPage(blocks.map(({ type }) => type));
  const { basePath } = site;
  return {
    path: basePath + (address === '/' ? (basePath ? '' : '/') : address),
    build: context.options.build,
    title: suffix ? `${source.title}: ${suffix}` : source.title,
    head: headOf(context, { source, document, address: view ? address : document.address, suffix }),
    icons: drawIcons(context.options.icons, used),
    blocks: withTrail(context, address, blocks),
    ...opening(context, blocks),
    ...(site.languages && { lang: site.lang }),
    ...(strings === undefined ? {} : { strings }),
  };
}

/** Which block opens a page, where that is a block of the owner's own: the view knows the others. */
function opening({ content: { schemas, own } }: ResolveContext, blocks: Block[]): Pick<ResolvedPage, 'opensAt'> {
  const index = blocks.findIndex(({ type }) => opensPage(schemas, type));
  const type: string | undefined = blocks[index]?.type;
  return own.blocks.some((block) => block.type === type) ? { opensAt: index } : {};
}

/** The page that is shown at addresses that do not exist. */
export function resolveNotFound(
  context: ResolveContext,
  { folder, site, spoken }: LanguageSite = context.main,
): ResolvedPage {
  const { heading, text, buttonText, image } = site.notFound;
  const strings = spoken.forPage(['hero']);
  const address = `${folder}/404`;
  return {
    path: site.basePath + address,
    build: context.options.build,
    title: text,
    head: {
      title: `${heading} · ${site.name}`,
      description: text,
      canonical: absolute(context, address),
      noindex: true,
    },
    icons: {},
    blocks: [{ type: 'hero', heading, text, actions: [{ label: buttonText, href: site.home }], image }],
    notFound: true,
    ...(site.languages && { lang: site.lang }),
    ...(strings === undefined ? {} : { strings }),
  };
}

interface Headed {
  source: PageDocument;
  document: ContentDocument;
  /** The address that search engines are to know. */
  address: string;
  /** What tells a part of a list from the others: its category, its number. */
  suffix: string;
}

function headOf(context: ResolveContext, { source, document, address, suffix }: Headed): ResolvedPage['head'] {
  const { content } = context;
  const { site, siteData } = context.languageAt(address);
  const title = suffix ? `${source.title}: ${suffix}` : source.title;
  const alternates = source.seo.noindex ? [] : alternatesOf(context, address);
  const drawn = socialImageOf(document.address);
  const isDrawn = content.source.version(PUBLIC + drawn) !== undefined;
  const image = source.seo.image ?? (isDrawn ? { src: site.basePath + drawn } : siteData.image);
  return {
    title: suffix || !source.seo.title ? `${title} · ${site.name}` : source.seo.title,
    description: source.seo.description,
    canonical: absolute(context, address),
    ...(image ? { image: site.url + image.src } : {}),
    ...(source.seo.noindex ? { noindex: true } : {}),
    ...(alternates.length > 0 ? { alternates } : {}),
  };
}

/** A page in all languages that have it. The parts of a list are not the same in each: only the page itself says it. */
export function alternatesOf(
  { content, main, isShown, documentAt }: ResolveContext,
  address: string,
): NonNullable<ResolvedPage['head']['alternates']> {
  const document = documentAt(address);
  if (!main.site.languages || address !== document?.address) return [];
  const translations = translationsOf(content, document);
  const alternates = languagesOf(content).flatMap(({ lang, folder }) => {
    const page = translations.get(folder);
    const isOffered = page && isShown(page) && !searchFields(page.data).noindex;
    return isOffered ? [{ lang, href: main.site.basePath + page.address }] : [];
  });
  return alternates.length > 1 ? alternates : [];
}

const absolute = ({ main: { site } }: ResolveContext, address: string): string =>
  site.url + site.basePath + (address === '/' && site.basePath ? '' : address);

/** Which numbered page or category of a page's list an address is. */
function viewAt(context: ResolveContext, document: ContentDocument, address: string): CollectionView | undefined {
  return pagedCollections(document)
    .flatMap(({ request }) => collectionViews(document.address, context.collect(request), request))
    .find((view) => view.address === address);
}

/** Replaces shared blocks by what they stand for. */
function expand(
  language: LanguageSite,
  content: ResolveContext['content'],
  blocks: LooseBlock[],
  icons: Set<string>,
): LooseBlock[] {
  return blocks.flatMap((block) => {
    if (block.type !== 'shared') return [block];
    const document = content.documents.get(`${SHARED_FOLDER}/${String(block['name'])}.json`);
    if (!document?.data) return [];
    const part = language.prepared(document);
    for (const icon of part.icons) icons.add(icon);
    return expand(
      language,
      content,
      [{ ...(part.data['block'] as LooseBlock), ...(block['id'] ? { id: block['id'] } : {}) }],
      icons,
    );
  });
}

function resolveBlock(
  context: ResolveContext,
  { address: owner }: ContentDocument,
  view: CollectionView | undefined,
  block: LooseBlock,
  icons: Set<string>,
): Block {
  const language = context.languageAt(owner);
  const { site, siteData, spoken } = language;
  if (block.type === 'inquiryForm') return formOf(language, block as unknown as InquiryFormBlock);
  if (block.type === 'chart') return chartOf(block as unknown as AuthoredBlocks['chart'], site.lang);
  if (block.type === 'embed') return embedOf(language, block as unknown as AuthoredBlocks['embed'], icons);
  if (block.type === 'cardGrid') return withAreas(block as unknown as AuthoredBlocks['cardGrid']);
  if (block.type === 'newsletter') return { ...block, page: siteData.pages?.contact } as unknown as Block;
  if (block.type !== 'collection') return block as unknown as Block;
  const request = block as unknown as CollectionBlock & CollectionRequest;
  const all = context.collect(request);
  const resolved = resolveCollection(request, {
    all,
    basePath: site.basePath,
    owner,
    view,
    allLabel: spoken.sentences.collection.all,
    cardOf: (entry) => cardOf(context, entry),
  });
  for (const item of resolved.items) if (item.icon) icons.add(item.icon);
  return resolved;
}

/** A page as a list shows it. */
function cardOf(context: ResolveContext, { address }: ListedPage): PageCard {
  const document = context.documentAt(address) as ContentDocument;
  const language = context.languageAt(address);
  const page = language.prepared(document).data as unknown as PageDocument;
  const { order: _order, link, ...card } = page.card ?? {};
  return {
    text: page.seo.description,
    ...card,
    title: card.title ?? page.title,
    href: language.site.basePath + address,
    facts: page.facts ?? {},
    ...(link ? { linkLabel: link } : {}),
  } as PageCard & { tone?: Tone };
}
