import { SHARED_FOLDER } from '../../model/address.ts';
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
import { embedOf, formOf } from './blocks.ts';
import { resolveCollection } from './collection.ts';
import { drawIcons } from './icons.ts';
import type { Look } from './look.ts';
import { socialImageOf } from './social-image.ts';

type LooseBlock = Record<string, unknown> & { type: string };

/**
 * The page at an address, standing alone: no tokens, no shared blocks, no lists left to look up. Undefined where there
 * is none.
 */
export function resolvePage(look: Look, address: string): ResolvedPage | undefined {
  const document = look.documentAt(address);
  if (!document) return undefined;
  const { data, icons } = look.prepared(document);
  const source = data as unknown as PageDocument;
  const view = viewAt(look, document, address);
  const used = new Set(icons);
  const blocks = expand(look, source.blocks as LooseBlock[], used).map((block) =>
    resolveBlock(look, document, view, block, used),
  );
  for (const icon of Object.keys(look.site.icons)) used.delete(icon);
  const strings = look.options.view.stringsFor(look.site.lang);
  const suffix = [view?.category, view && view.number > 1 ? strings.page(view.number) : undefined]
    .filter(Boolean)
    .join(', ');
  const { basePath } = look.site;
  return {
    path: basePath + (address === '/' ? (basePath ? '' : '/') : address),
    build: look.options.build,
    title: suffix ? `${source.title}: ${suffix}` : source.title,
    head: headOf(look, { source, document, address: view ? address : document.address, suffix }),
    icons: drawIcons(look.options.icons, used),
    blocks,
    ...opening(look, blocks),
  };
}

/** Which block opens a page, where that is a block of the owner's own: the view knows the others. */
function opening({ content: { schemas, own } }: Look, blocks: Block[]): Pick<ResolvedPage, 'opensAt'> {
  const index = blocks.findIndex(({ type }) => opensPage(schemas, type));
  const type: string | undefined = blocks[index]?.type;
  return own.blocks.some((block) => block.type === type) ? { opensAt: index } : {};
}

/** The page that is shown at addresses that do not exist. */
export function resolveNotFound(look: Look): ResolvedPage {
  const { site, options } = look;
  const { heading, text, buttonText, image } = site.notFound;
  return {
    path: `${site.basePath}/404`,
    build: options.build,
    title: text,
    head: { title: `${heading} · ${site.name}`, description: text, canonical: absolute(look, '/404'), noindex: true },
    icons: {},
    blocks: [{ type: 'hero', heading, text, actions: [{ label: buttonText, href: site.basePath || '/' }], image }],
    notFound: true,
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

function headOf(look: Look, { source, document, address, suffix }: Headed): ResolvedPage['head'] {
  const { site, siteData, content } = look;
  const title = suffix ? `${source.title}: ${suffix}` : source.title;
  const drawn = socialImageOf(document.address);
  const isDrawn = content.source.version(PUBLIC + drawn) !== undefined;
  const image = source.seo.image ?? (isDrawn ? { src: site.basePath + drawn } : siteData.image);
  return {
    title: suffix || !source.seo.title ? `${title} · ${site.name}` : source.seo.title,
    description: source.seo.description,
    canonical: absolute(look, address),
    ...(image ? { image: site.url + image.src } : {}),
    ...(source.seo.noindex ? { noindex: true } : {}),
  };
}

const absolute = ({ site }: Look, address: string): string =>
  site.url + site.basePath + (address === '/' && site.basePath ? '' : address);

/** Which numbered page or category of a page's list an address is. */
function viewAt(look: Look, document: ContentDocument, address: string): CollectionView | undefined {
  return pagedCollections(document)
    .flatMap(({ request }) => collectionViews(document.address, look.collect(request), request))
    .find((view) => view.address === address);
}

/** Replaces shared blocks by what they stand for. */
function expand(look: Look, blocks: LooseBlock[], icons: Set<string>): LooseBlock[] {
  return blocks.flatMap((block) => {
    if (block.type !== 'shared') return [block];
    const document = look.content.documents.get(`${SHARED_FOLDER}/${String(block['name'])}.json`);
    if (!document?.data) return [];
    const part = look.prepared(document);
    for (const icon of part.icons) icons.add(icon);
    return expand(
      look,
      [{ ...(part.data['block'] as LooseBlock), ...(block['id'] ? { id: block['id'] } : {}) }],
      icons,
    );
  });
}

function resolveBlock(
  look: Look,
  { address: owner }: ContentDocument,
  view: CollectionView | undefined,
  block: LooseBlock,
  icons: Set<string>,
): Block {
  if (block.type === 'inquiryForm') return formOf(look, block as unknown as InquiryFormBlock);
  if (block.type === 'embed') return embedOf(look, block as unknown as AuthoredBlocks['embed'], icons);
  if (block.type === 'newsletter') return { ...block, page: look.siteData.pages?.contact } as unknown as Block;
  if (block.type !== 'collection') return block as unknown as Block;
  const request = block as unknown as CollectionBlock & CollectionRequest;
  const all = look.collect(request);
  const { all: allLabel } = look.options.view.stringsFor(look.site.lang);
  const { basePath } = look.site;
  const resolved = resolveCollection(request, {
    all,
    basePath,
    owner,
    view,
    allLabel,
    cardOf: (entry) => cardOf(look, entry),
  });
  for (const item of resolved.items) if (item.icon) icons.add(item.icon);
  return resolved;
}

/** A page as a list shows it. */
function cardOf(look: Look, { address }: ListedPage): PageCard {
  const document = look.documentAt(address) as ContentDocument;
  const page = look.prepared(document).data as unknown as PageDocument;
  const { order: _order, link, ...card } = page.card ?? {};
  return {
    text: page.seo.description,
    ...card,
    title: card.title ?? page.title,
    href: look.site.basePath + address,
    facts: page.facts ?? {},
    ...(link ? { linkLabel: link } : {}),
  } as PageCard & { tone?: Tone };
}
