import type { Block, Link } from '../../../model/page/types.ts';
import { cardTitle } from '../../site/lists/collections.ts';
import { pageDataOf } from '../../site/page-data.ts';
import type { ResolveContext } from '../resolve-context.ts';

/** Links to the pages above an address, as far as there are any: the home page first, unless it is the only one. */
export function pagesAbove(context: ResolveContext, address: string): Link[] {
  const { folder, site, strings, prepared } = context.languageAt(address);
  const steps = address.slice(folder.length + 1).split('/');
  const above = steps.slice(1).flatMap((_step, index): Link[] => {
    const parent = `${folder}/${steps.slice(0, index + 1).join('/')}`;
    const document = context.documentAt(parent);
    if (document?.address !== parent) return [];
    return [{ label: cardTitle(pageDataOf(prepared(document))), href: site.basePath + parent }];
  });
  return above.length === 0 ? [] : [{ label: strings.sentences.header.top, href: site.home }, ...above];
}

/**
 * Gives the hero of a page breadcrumbs, where the site asks for them and there are pages above it. They take the
 * place of the line above the heading.
 */
export function withBreadcrumbs(context: ResolveContext, address: string, blocks: Block[]): Block[] {
  const { siteData, strings } = context.languageAt(address);
  const links = siteData.breadcrumbs ? pagesAbove(context, address) : [];
  const hero = links.length > 0 && blocks.find((block) => block.type === 'hero');
  if (!hero) return blocks;
  const { eyebrow: _eyebrow, ...rest } = hero;
  const breadcrumbs = { label: strings.sentences.header.trail, links };
  return blocks.map((block) => (block === hero ? { ...rest, breadcrumbs } : block));
}
