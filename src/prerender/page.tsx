import type { BlockPlace, Fragment, PageMain } from '../model/rendering/fragment.ts';
import type { PageLocale } from '../model/rendering/strings.ts';
import type { HydrationData } from '../model/rendering/live.ts';
import type { RenderedPage, RenderOptions } from '../model/rendering/renderer.ts';
import { getOrInsert } from '../model/memoize.ts';
import { OwnBlockFault } from '../model/rendering/own-block-fault.ts';
import { renameInHtml } from '../model/rendering/short-names.ts';
import { sentenceSectionsOf } from '../model/page/sections.ts';
import type { Block, ResolvedPage, ResolvedSite } from '../model/page/types.ts';
import { hasTitleBand, openingOf } from '../renderer/opening.ts';
import { componentOf, isKnown, isOwn, loadBlocks as loadComponents } from '../renderer/registry.ts';
import { classesIn } from '../model/rendering/class-lists.ts';
import { TitleBand } from '../renderer/TitleBand.tsx';
import { shellOf } from './shell.ts';
import { renderFragment } from './fragment.tsx';
import { requireComponent } from './require-component.ts';
import { pageStyle, usedStyles } from './page-style.ts';
import { renderBlock } from './parts.tsx';
import { fillSlots, type Slotted, withSlots } from './slots.ts';

/**
 * Loads the components of block types. Throws an `OwnBlockFault` where one of the site's own blocks cannot be loaded, or
 * is no component.
 */
export async function loadBlocks(types: Iterable<string>): Promise<void> {
  const wanted = [...types];
  const unknown = wanted.find((type) => !isKnown(type));
  if (unknown !== undefined) throw new Error(`There is no component for the block type "${unknown}".`);
  await Promise.all(
    wanted.map((type) =>
      loadComponents([type])
        .then(() => requireComponent(componentOf(type)))
        .catch((fault: unknown) => rethrow(type, fault)),
    ),
  );
}

/** Rethrows an error of a block; of one of the site's own blocks as an `OwnBlockFault` that names it. */
function rethrow(type: string, fault: unknown): never {
  if (!isOwn(type)) throw fault;
  const message = fault instanceof Error ? fault.message : String(fault);
  throw new OwnBlockFault(`blocks/${type}.tsx: ${message}`, { cause: fault });
}

/** Renders a page: its header, its footer, and each of its blocks separately. */
export async function renderPage(
  page: ResolvedPage,
  site: ResolvedSite,
  options?: RenderOptions,
): Promise<RenderedPage> {
  await loadBlocks(page.blocks.map((block) => block.type));
  const opening = openingOf(page);
  const fragments = page.blocks.map((block, index) => blockOf(block, { index, opens: index === opening }, site));
  return assemblePage(page, site, mainOf(page, site, fragments), options);
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

const knownShapes = new Map<string, Fragment>();

/** Renders what is there with slots in place of its texts, once for all that have the same shape and context. */
function renderShape<T>({ shape, texts }: Slotted<T>, context: unknown[], render: (shape: T) => Fragment): Fragment {
  return fillSlots(
    getOrInsert(knownShapes, JSON.stringify([shape, ...context]), () => render(shape)),
    texts,
  );
}

function blockOf(block: Block, place: BlockPlace, { lang, dir, strings }: PageLocale): Fragment {
  // Owners' blocks may read any text.
  const slotted = isOwn(block.type) ? { shape: block, texts: [] } : withSlots(block);
  try {
    return renderShape(slotted, [place, lang, dir, strings], (shape) =>
      renderBlock(shape, place, { lang, dir, strings }),
    );
  } catch (fault) {
    return rethrow(block.type, fault);
  }
}

/** The band with the title of a page that has no hero. */
const bandOf = ({ title }: ResolvedPage, { lang, dir, strings }: PageLocale): Fragment =>
  renderShape(withSlots({ title }), [lang, dir, strings], (shape) =>
    renderFragment(<TitleBand {...shape} />, 't', { lang, dir, strings }),
  );

/** Puts the blocks of a page together. */
function mainOf(page: ResolvedPage, site: ResolvedSite, blocks: Fragment[]): PageMain {
  const band = hasTitleBand(page) ? [bandOf(page, site)] : [];
  const parts = [...band, ...blocks];
  const rendered = parts.map((part) => part.html).join('');
  const [hydration, reserved] = [hydrationOf(page, blocks), parts.flatMap((part) => part.reserved)];
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
function hydrationOf({ blocks, strings }: ResolvedPage, fragments: Fragment[]): HydrationData | undefined {
  const parts = fragments.flatMap(({ live }) => live);
  const sections = sentenceSectionsOf(
    blocks.flatMap(({ type }, index) => (fragments[index]?.live.length ? [type] : [])),
  );
  const ownStrings = Object.entries(strings ?? {}).filter(([section]) => sections.has(section));
  if (parts.length === 0 && ownStrings.length === 0) return undefined;
  return {
    ...(ownStrings.length > 0 && { strings: Object.fromEntries(ownStrings) }),
    ...(parts.length > 0 && { parts }),
  };
}
