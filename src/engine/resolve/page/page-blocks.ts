import type {
  AuthoredBlocks,
  Block,
  CollectionBlock,
  CtaBlock,
  FaqBlock,
  InquiryFormBlock,
  PageCard,
  PageDocument,
  ProseBlock,
} from '../../../model/page/types.ts';
import { pathOf } from '../../../model/addresses/address.ts';
import { cardTitle, type ListedPage } from '../../site/lists/collections.ts';
import { forOwner, requestFor } from '../../site/lists/related.ts';
import { languageAt } from '../../site/languages/languages.ts';
import { pageDataOf } from '../../site/page-data.ts';
import { sharedFrom } from '../../site/shared-blocks.ts';
import { articleOf } from './article.ts';
import { withAreas } from '../bento.ts';
import { withDirection } from './direction.ts';
import { embedOf } from './embed.ts';
import { formOf, type PreparedForm } from './form.ts';
import { chartOf } from '../chart/plot.ts';
import { resolveCollection } from '../lists/collection.ts';
import { heroOf, type ListPart, type ListView } from '../lists/list-part.ts';
import type { LanguageSite, ResolveContext } from '../resolve-context.ts';
import { placesBlockOf } from '../places/places-block.ts';
import { freeName } from '../../site/links/section-names.ts';
import { videoOf } from './video.ts';

/** A block of which only the type is known. */
export type LooseBlock = Record<string, unknown> & { type: string };

/**
 * Replaces shared blocks by what they stand for. One that has no words in the language of the page says which it has.
 */
export function expand(
  language: LanguageSite,
  content: ResolveContext['content'],
  blocks: LooseBlock[],
  icons: Set<string>,
): LooseBlock[] {
  return blocks.flatMap((written) => {
    let shown = written;
    const within = shown.type === 'shared' ? sharedFrom(content, `${language.folder}/`, shown['name']) : [];
    for (const document of within) {
      if (!document.data) return [];
      const part = language.prepared(document);
      for (const icon of part.icons) icons.add(icon);
      const { lang, folder } = languageAt(content, document.address);
      shown = {
        ...(folder !== language.folder && { lang }),
        ...(part.data['block'] as LooseBlock),
        ...(shown['id'] ? { id: shown['id'] } : {}),
        ...(shown['lang'] ? { lang: shown['lang'] } : {}),
      };
    }
    return shown.type === 'shared' ? [] : [withDirection(shown, language.site.lang)];
  });
}

/** What a block has to know of the page that it stands on. */
interface BlockContext {
  page: PageDocument;
  /** The address of the page. */
  owner: string;
  list: ListView | undefined;
  part: ListPart | undefined;
  /** The section names of the page. */
  taken: Set<string>;
  /** How many contents there are above with the same heading. */
  contents: Map<string, number>;
  /** The forms of the page, as far as they are resolved. */
  forms: InquiryFormBlock[];
  icons: Set<string>;
}

/** A block as its author wrote it, once shared ones are put in and its numbers can be called. */
type PreparedBlock =
  | Exclude<AuthoredBlocks[keyof AuthoredBlocks], { type: 'shared' | 'cta' | 'faq' | 'inquiryForm' }>
  | CtaBlock
  | FaqBlock
  | PreparedForm;

/**
 * A block as a component receives it: with all that it has to know of the site and of its page.
 * @param written a block of the engine, which its schema allows, or one of the site's own
 */
export function resolveBlock(context: ResolveContext, written: LooseBlock, around: BlockContext): Block {
  const language = context.languageAt(around.owner);
  const { site, siteData } = language;
  const { part, icons } = around;
  const block = written as PreparedBlock;
  switch (block.type) {
    case 'hero':
      return part ? heroOf(block, part) : block;
    case 'prose': {
      const { facts } = around.page;
      const text = block.layout === 'article' ? articleOf(block, { language, facts, taken: around.taken }) : block;
      return block.contents ? withNumber(text, around.contents) : text;
    }
    case 'inquiryForm':
      return formOf(language, block, around.forms);
    case 'chart':
      return chartOf(block, site.lang);
    case 'embed':
      return embedOf(language, block, icons);
    case 'video':
      return videoOf(block);
    case 'cardGrid':
      return withAreas(block);
    case 'testimonials':
      return { ...block, items: block.items.map((item) => withDirection(item, site.lang)) };
    case 'places':
      return placesBlockOf(language, block, pathOf(site.basePath, around.owner));
    case 'newsletter':
      return { ...block, page: siteData.pages?.contact, email: siteData.emails.info };
    case 'collection':
      return listOf(context, block, around);
    default:
      return block;
  }
}

/** A text whose contents are not called as others of the page are. */
function withNumber(block: ProseBlock, contents: BlockContext['contents']): ProseBlock {
  const { heading = '' } = block;
  const number = (contents.get(heading) ?? 0) + 1;
  contents.set(heading, number);
  return number === 1 ? block : { ...block, contentsNumber: number };
}

function listOf(
  context: ResolveContext,
  request: AuthoredBlocks['collection'],
  { page, owner, list, taken, icons }: BlockContext,
): CollectionBlock {
  const { site, strings } = context.languageAt(owner);
  const resolved = resolveCollection(request, {
    all: forOwner(context.collect(requestFor(request)), request, owner, page.facts),
    basePath: site.basePath,
    lang: site.lang,
    owner,
    view: list?.view,
    freeName: () => freeName('list', taken),
    allLabel: strings.sentences.collection.all,
    cardOf: (entry) => cardOf(context, entry),
  });
  for (const item of resolved.items) if (item.icon) icons.add(item.icon);
  return resolved;
}

/** A page as a list shows it. */
function cardOf(context: ResolveContext, { address, document }: ListedPage): PageCard {
  const language = context.languageAt(address);
  const page = pageDataOf(language.prepared(document));
  const { order: _order, link, ...card } = page.card ?? {};
  return {
    text: page.seo.description,
    ...card,
    title: cardTitle(page),
    href: language.site.basePath + address,
    facts: page.facts ?? {},
    ...(link ? { linkLabel: link } : {}),
  } as PageCard;
}
