import type { Block, Link } from '../../../model/page/types.ts';
import { cardTitle } from '../../site/lists/collections.ts';
import { pageDataOf } from '../../site/page-data.ts';
import type { ResolveContext } from '../resolve-context.ts';

/** The pages above an address that there are, the home page first; none where that is the only one. */
export function pagesAbove(context: ResolveContext, address: string): Link[] {
  const { folder, site, spoken, prepared } = context.languageAt(address);
  const steps = address.slice(folder.length + 1).split('/');
  const above = steps.slice(1).flatMap((_step, index): Link[] => {
    const parent = `${folder}/${steps.slice(0, index + 1).join('/')}`;
    const document = context.documentAt(parent);
    if (document?.address !== parent) return [];
    return [{ label: cardTitle(pageDataOf(prepared(document))), href: site.basePath + parent }];
  });
  return above.length === 0 ? [] : [{ label: spoken.sentences.header.top, href: site.home }, ...above];
}

/**
 * Blocks whose opening shows the way to the page, where the site asks for it and there is one. The way takes the place of
 * the line above the heading.
 */
export function withTrail(context: ResolveContext, address: string, blocks: Block[]): Block[] {
  const { siteData, spoken } = context.languageAt(address);
  const links = siteData.breadcrumbs ? pagesAbove(context, address) : [];
  const opening = links.length > 0 && blocks.find((block) => block.type === 'hero');
  if (!opening) return blocks;
  const { eyebrow: _eyebrow, ...hero } = opening;
  const trail = { label: spoken.sentences.header.trail, links };
  return blocks.map((block) => (block === opening ? { ...hero, trail } : block));
}
