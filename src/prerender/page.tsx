import type { Fragment, PageMain } from '../model/rendering/fragment.ts';
import type { HydrationData } from '../model/rendering/live.ts';
import type { RenderedPage, RenderOptions } from '../model/rendering/renderer.ts';
import { getOrInsert, memoize } from '../model/memoize.ts';
import { renameInHtml } from '../model/rendering/short-names.ts';
import { sentenceSectionsOf } from '../model/page/sections.ts';
import type { ResolvedPage, ResolvedSite } from '../model/page/types.ts';
import { classesIn } from '../model/rendering/class-lists.ts';
import { loadBlocks } from './load-blocks.ts';
import { pageStyle, usedStyles } from './page-style.ts';
import { headerKey } from './parts.tsx';
import { shellOf } from './shell.ts';
import { fragmentsOf, type SlottedPart, slottedParts } from './slotted-parts.tsx';
import { fillData, fillHtml } from './slots.ts';

/** How many pages are kept, with slots in place of their texts. */
const MAX_KEPT = 200;

/** Pages of a site with slots in place of their texts, by what they depend on. */
const slottedPagesOf = memoize((_site: ResolvedSite) => new Map<string, RenderedPage>());

/** Renders a page: its header, its footer, and each of its blocks separately; what pages have in common, once. */
export async function renderPage(
  page: ResolvedPage,
  site: ResolvedSite,
  options?: RenderOptions,
): Promise<RenderedPage> {
  await loadBlocks(page.blocks.map((block) => block.type));
  const parts = slottedParts(page, site);
  const around = JSON.stringify([headerKey(site, page), page.icons, page.strings, options]);
  const slotted = getOrInsert(
    slottedPagesOf(site),
    [around, ...parts.map(({ key }) => key)].join('\n'),
    () => assemblePage(page, site, mainOf(page, site, parts), options),
    MAX_KEPT,
  );
  const texts = parts.flatMap((part) => part.texts);
  return { ...slotted, main: fillHtml(slotted.main, texts), hydration: fillData(slotted.hydration, texts) };
}

/** Renders header and footer, and puts a page together from them and blocks that were rendered before. */
export function assemblePage(
  page: ResolvedPage,
  site: ResolvedSite,
  main: PageMain,
  options?: RenderOptions,
): RenderedPage {
  const shell = shellOf(site);
  const [header, below] = [shell.header(page), shell.below(main.hydration?.parts !== undefined)];
  const all = [main, header, ...below];
  const footer = below.map((part) => part.html).join('');
  const drawings = { ...site.icons, ...page.icons };
  const head = shell.icons.sprite(header.html + main.html + footer, drawings, main.hydration) + header.html;
  const { css, names } = pageStyle(all, site, head + main.html + footer, options);
  return {
    header: renameInHtml(head, names),
    main: renameInHtml(main.html, names),
    footer: renameInHtml(footer, names),
    hints: [...new Set(all.flatMap((part) => part.hints))].join(''),
    css,
    hydration: main.hydration,
    written: main,
  };
}

/** Puts the parts of a page together. */
function mainOf(page: ResolvedPage, site: ResolvedSite, slotted: SlottedPart[]): PageMain {
  const parts = fragmentsOf(slotted);
  const rendered = parts.map((part) => part.html).join('');
  const [hydration, reserved] = [hydrationOf(page, slotted, parts), parts.flatMap((part) => part.reserved)];
  const html = shellOf(site).icons.inline(rendered, { ...site.icons, ...page.icons }, { hydration, reserved });
  return {
    html,
    styles: usedStyles(parts, classesIn(html)),
    hints: parts.flatMap((part) => part.hints),
    hydration,
    reserved,
  };
}

/** What the live parts of a page are hydrated with. */
function hydrationOf(
  { strings }: ResolvedPage,
  slotted: SlottedPart[],
  fragments: Fragment[],
): HydrationData | undefined {
  const parts = fragments.flatMap(({ live }) => live);
  const types = slotted.filter((_part, index) => fragments[index]?.live.length).flatMap(({ type = [] }) => type);
  const sections = sentenceSectionsOf(types);
  const ownStrings = Object.entries(strings ?? {}).filter(([section]) => sections.has(section));
  if (parts.length === 0 && ownStrings.length === 0) return undefined;
  return {
    ...(ownStrings.length > 0 && { strings: Object.fromEntries(ownStrings) }),
    ...(parts.length > 0 && { parts }),
  };
}
