import type {
  AuthoredBlocks,
  Block,
  CollectionBlock,
  HeroBlock,
  InquiryFormBlock,
  PageCard,
  PageDocument,
  ProseBlock,
} from '../../../model/page/types.ts';
import { cardTitle, type CollectionRequest, type ListedPage } from '../../site/lists/collections.ts';
import { forOwner, requestFor } from '../../site/lists/related.ts';
import { languageAt } from '../../site/languages/languages.ts';
import { sharedBlock } from '../../site/shared-blocks.ts';
import { articleOf } from './article.ts';
import { withAreas } from '../bento.ts';
import { withDirection } from './direction.ts';
import { embedOf } from './embed.ts';
import { formOf } from './form.ts';
import { chartOf } from '../chart/plot.ts';
import { resolveCollection } from '../lists/collection.ts';
import { heroOf, type ListPart, type ListView } from '../lists/list-part.ts';
import type { LanguageSite, ResolveContext } from '../resolve-context.ts';
import { freeName } from './section-names.ts';
import { videoOf } from './video.ts';

export type LooseBlock = Record<string, unknown> & { type: string };

/** Replaces shared blocks by what they stand for. One that has no words in the language of the page says which it has. */
export function expand(
  language: LanguageSite,
  content: ResolveContext['content'],
  blocks: LooseBlock[],
  icons: Set<string>,
): LooseBlock[] {
  return blocks.flatMap((block) => {
    if (block.type !== 'shared') return [withDirection(block, language.site.lang)];
    const document = sharedBlock(content, `${language.folder}/`, block['name']);
    if (!document?.data) return [];
    const part = language.prepared(document);
    for (const icon of part.icons) icons.add(icon);
    const { lang, folder } = languageAt(content, document.address);
    const shown: LooseBlock = {
      ...(folder !== language.folder && { lang }),
      ...(part.data['block'] as LooseBlock),
      ...(block['id'] ? { id: block['id'] } : {}),
      ...(block['lang'] ? { lang: block['lang'] } : {}),
    };
    return expand(language, content, [shown], icons);
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

/** A block as a component receives it: with all that it has to know of the site and of its page. */
export function resolveBlock(context: ResolveContext, block: LooseBlock, around: BlockContext): Block {
  const language = context.languageAt(around.owner);
  const { site, siteData } = language;
  const { part, icons } = around;
  switch (block.type) {
    case 'hero':
      return part ? heroOf(block as unknown as HeroBlock, part) : (block as unknown as Block);
    case 'prose': {
      const prose = block as unknown as AuthoredBlocks['prose'];
      const { facts } = around.page;
      const text = prose.layout === 'article' ? articleOf(prose, { language, facts, taken: around.taken }) : prose;
      return prose.contents ? withNumber(text as ProseBlock, around.contents) : (text as ProseBlock);
    }
    case 'inquiryForm':
      return formOf(language, block as unknown as InquiryFormBlock, around.forms);
    case 'chart':
      return chartOf(block as unknown as AuthoredBlocks['chart'], site.lang);
    case 'embed':
      return embedOf(language, block as unknown as AuthoredBlocks['embed'], icons);
    case 'video':
      return videoOf(block as unknown as AuthoredBlocks['video']);
    case 'cardGrid':
      return withAreas(block as unknown as AuthoredBlocks['cardGrid']);
    case 'testimonials': {
      const { items, ...said } = block as unknown as AuthoredBlocks['testimonials'];
      return { ...said, items: items.map((item) => withDirection(item, site.lang)) };
    }
    case 'newsletter':
      return { ...block, page: siteData.pages?.contact, email: siteData.emails.info } as unknown as Block;
    case 'collection':
      return listOf(context, block as unknown as CollectionBlock & CollectionRequest, around);
    default:
      return block as unknown as Block;
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
  request: CollectionBlock & CollectionRequest,
  { page, owner, list, taken, icons }: BlockContext,
): CollectionBlock {
  const { site, spoken } = context.languageAt(owner);
  const resolved = resolveCollection(request, {
    all: forOwner(context.collect(requestFor(request)), request, owner, page.facts),
    basePath: site.basePath,
    lang: site.lang,
    owner,
    view: list?.view,
    freeName: () => freeName('list', taken),
    allLabel: spoken.sentences.collection.all,
    cardOf: (entry) => cardOf(context, entry),
  });
  for (const item of resolved.items) if (item.icon) icons.add(item.icon);
  return resolved;
}

/** A page as a list shows it. */
function cardOf(context: ResolveContext, { address, document }: ListedPage): PageCard {
  const language = context.languageAt(address);
  const page = language.prepared(document).data as unknown as PageDocument;
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
