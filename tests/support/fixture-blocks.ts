import type { ResolvedContent } from '../../src/engine/resolve/resolve-content.ts';
import type { Block, ResolvedSite } from '../../src/model/page/types.ts';
import type { RenderedPage } from '../../src/model/rendering/renderer.ts';
import { renderedIn, resolved } from './bundle.ts';
import { FIXTURE_ROOT } from './places.ts';

let content: ResolvedContent | undefined;

/** The site that uses every part of the engine, ready to render. */
const fixture = (): ResolvedContent => (content ??= resolved(FIXTURE_ROOT));

/** The first block of a type on one of its pages. */
export function fixtureBlock<T extends Block['type']>(address: string, type: T): Extract<Block, { type: T }> {
  const found = fixture()
    .page(address)
    ?.blocks.find((block) => block.type === type);
  if (!found) throw new Error(`There is no block "${type}" on ${address} of the fixture site.`);
  return found as Extract<Block, { type: T }>;
}

/** Its home page with these blocks in place of its own. */
export const rendered = (...blocks: object[]): Promise<RenderedPage> => renderedIn(fixture(), ...blocks);

/** The same where something about the site is other. */
export const renderedWhere = (more: object, ...blocks: object[]): Promise<RenderedPage> =>
  renderedIn({ ...fixture(), site: { ...fixture().site, ...more } as ResolvedSite }, ...blocks);

/** What a block is in the page. */
export const mainOf = async (block: object): Promise<string> => (await rendered(block)).main;

/** A drawing, as blocks are given it. */
export const picture = { src: '/images/bike.svg', alt: '', width: 560, height: 480 };
