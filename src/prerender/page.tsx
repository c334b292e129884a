import type { BlockPlace, Fragment, PageFragments, PageMain, SpokenFacts } from '../model/rendering/fragment.ts';
import type { PageLife } from '../model/rendering/live.ts';
import type { RenderedPage } from '../model/rendering/renderer.ts';
import { renameInHtml } from '../model/rendering/short-names.ts';
import { sectionsOf } from '../model/page/sections.ts';
import type { Block, ResolvedPage, ResolvedSite } from '../model/page/types.ts';
import { openingOf } from '../renderer/BlockView.tsx';
import { hasTitleBand } from '../renderer/PageView.tsx';
import { isKnown, loadBlocks as loadKnown } from '../renderer/registry.ts';
import { classesIn } from '../theme/worn-css.ts';
import { TitleBand } from '../renderer/TitleBand.tsx';
import { renderFragment } from './fragment.tsx';
import { type Icons, iconsOf } from './icons.tsx';
import { pageStyle, wornStyles } from './page-style.ts';
import { headerKey, renderBlock, renderFooter, renderHeader, renderNotLoaded } from './parts.tsx';

/** Makes ready what draws blocks of these types. */
export async function loadBlocks(types: Iterable<string>): Promise<void> {
  const wanted = [...types];
  const unknown = wanted.find((type) => !isKnown(type));
  if (unknown !== undefined) throw new Error(`There is no component for the block type "${unknown}".`);
  await loadKnown(wanted);
}

/** Writes a page: header, footer and each of its blocks by itself. */
export async function renderPage(page: ResolvedPage, site: ResolvedSite): Promise<RenderedPage> {
  await loadBlocks(page.blocks.map((block) => block.type));
  const opening = openingOf(page);
  const fragments = page.blocks.map((block, index) => renderOnce(block, { index, opens: index === opening }, site));
  return renderAround(page, site, mainOf(page, site, fragments));
}

/** Writes header and footer around what is there already. */
export function renderAround(page: ResolvedPage, site: ResolvedSite, main: PageMain): RenderedPage {
  const { header, footer } = aroundOf(site);
  return compose(page, site, { header: header(page), main, footer });
}

interface Around {
  header: (page: ResolvedPage) => Fragment;
  footer: Fragment;
  /** Stands where something may have to be loaded: a live part, the search. */
  notLoaded: Fragment;
  icons: Icons;
}

const known = new WeakMap<ResolvedSite, Around>();

/** What stands around the pages of a site: the footer once, the header once for each place in the menus. */
function aroundOf(site: ResolvedSite): Around {
  const before = known.get(site);
  if (before) return before;
  const headers = new Map<string, Fragment>();
  const icons = iconsOf(site);
  const drawn = (part: Fragment): Fragment => ({ ...part, html: icons.inPlace(part.html, site.icons) });
  const around: Around = {
    header: (page) => once(headers, headerKey(site, page), () => drawn(renderHeader(site, page))),
    footer: renderFooter(site),
    notLoaded: renderNotLoaded(site),
    icons,
  };
  known.set(site, around);
  return around;
}

/** So many different ones are kept. */
const LARGEST = 1_000;

function once<T>(values: Map<string, T>, key: string, make: () => T): T {
  const value = values.get(key) ?? make();
  if (values.size >= LARGEST) values.clear();
  values.set(key, value);
  return value;
}

const knownBlocks = new Map<string, Fragment>();

/** A block that stands on many pages in the same place is written once. */
function renderOnce(block: Block, place: BlockPlace, { lang, strings }: SpokenFacts): Fragment {
  const key = JSON.stringify([block, place, lang, strings]);
  return once(knownBlocks, key, () => renderBlock(block, place, { lang, strings }));
}

/** Puts the parts of a page together. */
export const composePage = (page: ResolvedPage, site: ResolvedSite, parts: PageFragments): RenderedPage =>
  compose(page, site, { ...parts, main: mainOf(page, site, parts.blocks) });

/** Puts the blocks of a page together. */
function mainOf(page: ResolvedPage, site: ResolvedSite, blocks: Fragment[]): PageMain {
  const band = hasTitleBand(page) ? [renderFragment(<TitleBand title={page.title} />, 't', site)] : [];
  const parts = [...band, ...blocks];
  const written = parts.map((part) => part.html).join('');
  const [life, kept] = [lifeOf(page, blocks), parts.flatMap((part) => part.kept)];
  const html = aroundOf(site).icons.inPlace(written, { ...site.icons, ...page.icons }, { life, kept });
  return {
    html,
    styles: wornStyles(parts, classesIn(html)),
    hints: parts.flatMap((part) => part.hints),
    life,
    kept,
  };
}

function compose(
  page: ResolvedPage,
  site: ResolvedSite,
  { header, main, footer }: { header: Fragment; main: PageMain; footer: Fragment },
): RenderedPage {
  const around = aroundOf(site);
  const loads = site.search !== undefined || main.life?.parts !== undefined;
  const below = loads ? [footer, around.notLoaded] : [footer];
  const all = [main, header, ...below];
  const foot = below.map((part) => part.html).join('');
  const drawings = { ...site.icons, ...page.icons };
  const head = around.icons.sprite(header.html + main.html + foot, drawings, main.life) + header.html;
  const { css, names } = pageStyle(all, site, head + main.html + foot);
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

/** What the live parts of a page are given. */
function lifeOf({ blocks, strings }: ResolvedPage, fragments: Fragment[]): PageLife | undefined {
  const parts = fragments.flatMap(({ live }) => live);
  const sections = sectionsOf(blocks.flatMap(({ type }, index) => (fragments[index]?.live.length ? [type] : [])));
  const said = Object.entries(strings ?? {}).filter(([section]) => sections.has(section));
  if (parts.length === 0 && said.length === 0) return undefined;
  return {
    ...(said.length > 0 && { strings: Object.fromEntries(said) }),
    ...(parts.length > 0 && { parts }),
  };
}
