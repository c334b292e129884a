import type { ContentDocument } from '../../../model/content/content.ts';
import { pathOf } from '../../../model/addresses/address.ts';
import * as ids from '../../../model/rendering/ids.ts';
import type { Block, ResolvedPage } from '../../../model/page/types.ts';
import { valueAt } from '../../../model/content/value-at.ts';
import { absoluteAddress, absolutePicture } from '../../site/links/absolute-address.ts';
import { collectionViews, pagedCollections } from '../../site/lists/pagination.ts';
import type { CollectionRequest } from '../../site/lists/collections.ts';
import { wholeOf } from '../../site/outline.ts';
import { pageDataOf } from '../../site/page-data.ts';
import { opensPage, sourcesOfTypes } from '../../schema/schemas.ts';
import { searchFields } from '../../site/wording/search-words.ts';
import { aboutOf, type Described } from './about.ts';
import { drawIcons } from '../icons.ts';
import { partOf, type ListView } from '../lists/list-part.ts';
import { expand, resolveBlock, type LooseBlock } from './page-blocks.ts';
import type { LanguageSite, ResolveContext } from '../resolve-context.ts';
import { namesIn } from '../../site/links/section-names.ts';
import { withBreadcrumbs } from './breadcrumbs.ts';
import { sharedPicture } from './social-image.ts';
import { withSiteName } from '../with-site-name.ts';

/**
 * The page at an address, standing alone: no tokens, no shared blocks, no lists left to look up. Undefined where there
 * is none.
 */
export function resolvePage(context: ResolveContext, address: string): ResolvedPage | undefined {
  const shown = context.documentAt(address);
  if (!shown) return undefined;
  const document = wholeOf(shown);
  const language = context.languageAt(address);
  const { site, strings } = language;
  const prepared = language.prepared(document);
  const source = pageDataOf(prepared);
  const list = listAt(context, document, address);
  const part = list && partOf(list, { ...source, lang: site.lang, sentences: strings.sentences.collection });
  const used = new Set(prepared.icons);
  const written = expand(language, context.content, source.blocks as LooseBlock[], used);
  const around = {
    page: source,
    owner: document.address,
    list,
    part,
    taken: namesIn(written),
    contents: new Map(),
    forms: [],
    icons: used,
  };
  const blocks = written.map((block) => resolveBlock(context, block, around));
  for (const icon of context.options.view.icons) used.delete(icon);
  const pageStrings = strings.forPage(blocks.map(({ type }) => type));
  const image = sharedPicture(context, { source, document });
  const described = { source, document, address: list ? address : document.address, part, image };
  return {
    path: pathOf(site.basePath, address),
    title: part?.title ?? source.title,
    head: headOf(context, described),
    icons: drawIcons(context.options.icons, used),
    blocks: withBreadcrumbs(context, address, blocks),
    ...opening(context, blocks),
    ...sourcesOf(context, blocks),
    ...(site.languages && { lang: site.lang }),
    ...(pageStrings === undefined ? {} : { strings: pageStrings }),
    about: aboutOf(context, described),
  };
}

/** Which block opens a page, where that is a block of the owner's own: the view knows the others. */
function opening({ content: { schemas, own } }: ResolveContext, blocks: Block[]): Pick<ResolvedPage, 'opensAt'> {
  const index = blocks.findIndex(({ type }) => opensPage(schemas, type));
  const type: string | undefined = blocks[index]?.type;
  return own.blocks.some((block) => block.type === type) ? { opensAt: index } : {};
}

function sourcesOf({ content: { schemas } }: ResolveContext, blocks: Block[]): Pick<ResolvedPage, 'sources'> {
  const sources = sourcesOfTypes(
    schemas,
    blocks.map(({ type }) => type),
  );
  return Object.keys(sources).length > 0 ? { sources } : {};
}

/** The page that is shown at addresses that do not exist. */
export function resolveNotFound(
  context: ResolveContext,
  { folder, site, strings }: LanguageSite = context.main,
): ResolvedPage {
  const { heading, text, buttonText, image } = site.notFound;
  const pageStrings = strings.forPage(['hero']);
  const address = `${folder}/404`;
  const search = site.search ? [{ label: site.search.label, href: `#${ids.search}` }] : [];
  const actions = [{ label: buttonText, href: site.home }, ...search];
  return {
    path: site.basePath + address,
    title: text,
    head: {
      title: withSiteName(heading, site),
      description: text,
      canonical: absoluteAddress(context.main.site, address),
      noindex: true,
    },
    icons: {},
    blocks: [{ type: 'hero', heading, text, actions, image }],
    notFound: true,
    ...(site.languages && { lang: site.lang }),
    ...(pageStrings === undefined ? {} : { strings: pageStrings }),
  };
}

function headOf(context: ResolveContext, { source, document, address, part, image }: Described): ResolvedPage['head'] {
  const { site } = context.languageAt(address);
  const noindex = source.seo.noindex || part?.isEmpty;
  const alternates = alternatesOf(context, document.address, address !== document.address);
  return {
    title: part || !source.seo.title ? withSiteName(part?.title ?? source.title, site) : source.seo.title,
    description: part?.description ?? source.seo.description,
    canonical: absoluteAddress(context.main.site, address),
    ...(image ? { image: absolutePicture(site, image.src) } : {}),
    ...(noindex ? { noindex } : {}),
    ...(alternates.length > 0 ? { alternates } : {}),
  };
}

/**
 * A page in all languages that have it.
 * @param isPart whether it is for a part of the list on the page: that is not the same in each, so nobody is told of it
 */
export function alternatesOf(
  { main, translationsAt }: ResolveContext,
  address: string,
  isPart = false,
): NonNullable<ResolvedPage['head']['alternates']> {
  if (!main.site.languages) return [];
  const alternates = translationsAt(address).map(({ lang, page }) => ({
    lang,
    href: pathOf(main.site.basePath, page.address),
    ...((isPart || searchFields(page.data).noindex) && { hidden: true as const }),
  }));
  return alternates.length > 1 ? alternates : [];
}

/** Which numbered page or category of a page's list an address is. */
function listAt(context: ResolveContext, document: ContentDocument, address: string): ListView | undefined {
  const { prepared, site } = context.languageAt(address);
  const { data } = prepared(document);
  for (const { request, path } of pagedCollections(document, context.content)) {
    const all = context.collect(request);
    const view = collectionViews(document.address, all, request, site.lang).find((each) => each.address === address);
    // Its introductions with their words final.
    if (view) return { view, all, request: valueAt(data, path) as CollectionRequest };
  }
  return undefined;
}
