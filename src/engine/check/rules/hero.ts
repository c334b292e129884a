import type { ContentDocument } from '../../../model/content.ts';
import { isBroken, type Rule, type Site } from '../site.ts';

/** A page has one hero, and begins with it. */
export const hero: Rule = {
  name: 'hero',
  document(document, site, report) {
    if (document.kind !== 'page' || isBroken(document)) return;
    const heroes = blocksOf(document).flatMap((block, index) => (shownType(block, site) === 'hero' ? [index] : []));
    const [first, ...others] = heroes;
    if (first === undefined) report('page/no-hero', { path: ['blocks'], at: 'key', about: [] }, {});
    else if (first > 0) report('page/late-hero', { path: ['blocks', first], at: 'open' }, { number: first + 1 });
    for (const index of others) report('page/second-hero', { path: ['blocks', index], at: 'open' }, { first: (first ?? 0) + 1 });
  },
};

type Block = { type: string; name?: string };

function blocksOf({ data }: ContentDocument): Block[] {
  return (data as { blocks: Block[] }).blocks;
}

/** The type that visitors get to see: a shared block is what stands in its file. */
function shownType(block: Block, site: Site, depth = 0): string | undefined {
  if (block.type !== 'shared' || depth > 8) return block.type;
  const shared: ContentDocument | undefined = site.content.documents.get(`pages/_shared/${block.name}.json`);
  return shared && !isBroken(shared) ? shownType(shared.data?.['block'] as Block, site, depth + 1) : undefined;
}
