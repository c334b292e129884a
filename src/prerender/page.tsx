import type { BlockPlace, Fragment, PageMain } from '../model/rendering/fragment.ts';
import type { SpokenFacts } from '../model/rendering/spoken.ts';
import type { PageLife } from '../model/rendering/live.ts';
import type { RenderedPage, RenderOptions } from '../model/rendering/renderer.ts';
import { getOrInsert } from '../model/memoize.ts';
import { OwnBlockFault } from '../model/rendering/own-block-fault.ts';
import { renameInHtml } from '../model/rendering/short-names.ts';
import { sentenceSectionsOf } from '../model/page/sections.ts';
import type { Block, ResolvedPage, ResolvedSite } from '../model/page/types.ts';
import { hasTitleBand, openingOf } from '../renderer/opening.ts';
import { isKnown, isOwn, loadBlocks as loadKnown } from '../renderer/registry.ts';
import { classesIn } from '../model/rendering/class-lists.ts';
import { TitleBand } from '../renderer/TitleBand.tsx';
import { aroundOf } from './around.ts';
import { renderFragment } from './fragment.tsx';
import { pageStyle, usedStyles } from './page-style.ts';
import { renderBlock } from './parts.tsx';

/** Makes ready what draws blocks of these types. Throws an OwnBlockFault where a block of the site cannot be loaded. */
export async function loadBlocks(types: Iterable<string>): Promise<void> {
  const wanted = [...types];
  const unknown = wanted.find((type) => !isKnown(type));
  if (unknown !== undefined) throw new Error(`There is no component for the block type "${unknown}".`);
  await Promise.all(wanted.map((type) => loadKnown([type]).catch((fault: unknown) => failWith(type, fault))));
}

/** Throws what went wrong with a block: of one that the site brings itself with its name. */
function failWith(type: string, fault: unknown): never {
  if (!isOwn(type)) throw fault;
  const said = fault instanceof Error ? fault.message : String(fault);
  throw new OwnBlockFault(`blocks/${type}.tsx: ${said}`, { cause: fault });
}

/** Writes a page: header, footer and each of its blocks by itself. */
export async function renderPage(
  page: ResolvedPage,
  site: ResolvedSite,
  options?: RenderOptions,
): Promise<RenderedPage> {
  await loadBlocks(page.blocks.map((block) => block.type));
  const opening = openingOf(page);
  const fragments = page.blocks.map((block, index) => renderOnce(block, { index, opens: index === opening }, site));
  return renderAround(page, site, mainOf(page, site, fragments), options);
}

/** Writes header and footer around what is there already. */
export function renderAround(
  page: ResolvedPage,
  site: ResolvedSite,
  main: PageMain,
  options?: RenderOptions,
): RenderedPage {
  const around = aroundOf(site);
  const [header, below] = [around.header(page), around.below(main.life?.parts !== undefined)];
  const all = [main, header, ...below];
  const foot = below.map((part) => part.html).join('');
  const drawings = { ...site.icons, ...page.icons };
  const head = around.icons.sprite(header.html + main.html + foot, drawings, main.life) + header.html;
  const { css, names } = pageStyle(all, site, head + main.html + foot, options);
  return {
    header: renameInHtml(head, names),
    main: renameInHtml(main.html, names),
    footer: renameInHtml(foot, names),
    hints: [...new Set(all.flatMap((part) => part.hints))].join(''),
    css,
    life: main.life,
    written: main,
  };
}

const knownBlocks = new Map<string, Fragment>();

/** A block that stands on many pages in the same place is written once. */
function renderOnce(block: Block, place: BlockPlace, { lang, dir, strings }: SpokenFacts): Fragment {
  const key = JSON.stringify([block, place, lang, strings]);
  try {
    return getOrInsert(knownBlocks, key, () => renderBlock(block, place, { lang, dir, strings }));
  } catch (fault) {
    return failWith(block.type, fault);
  }
}

/** Puts the blocks of a page together. */
function mainOf(page: ResolvedPage, site: ResolvedSite, blocks: Fragment[]): PageMain {
  const band = hasTitleBand(page) ? [renderFragment(<TitleBand title={page.title} />, 't', site)] : [];
  const parts = [...band, ...blocks];
  const written = parts.map((part) => part.html).join('');
  const [life, kept] = [lifeOf(page, blocks), parts.flatMap((part) => part.kept)];
  const html = aroundOf(site).icons.inPlace(written, { ...site.icons, ...page.icons }, { life, kept });
  return {
    html,
    styles: usedStyles(parts, classesIn(html)),
    hints: parts.flatMap((part) => part.hints),
    life,
    kept,
  };
}

/** What the live parts of a page are given. */
function lifeOf({ blocks, strings }: ResolvedPage, fragments: Fragment[]): PageLife | undefined {
  const parts = fragments.flatMap(({ live }) => live);
  const sections = sentenceSectionsOf(
    blocks.flatMap(({ type }, index) => (fragments[index]?.live.length ? [type] : [])),
  );
  const said = Object.entries(strings ?? {}).filter(([section]) => sections.has(section));
  if (parts.length === 0 && said.length === 0) return undefined;
  return {
    ...(said.length > 0 && { strings: Object.fromEntries(said) }),
    ...(parts.length > 0 && { parts }),
  };
}
