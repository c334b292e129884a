import type { Fragment, PageFragments } from '../model/fragment.ts';
import type { PageLife } from '../model/live.ts';
import type { RenderedPage } from '../model/renderer.ts';
import { sectionsOf } from '../model/sections.ts';
import type { ResolvedPage, ResolvedSite } from '../model/types.ts';
import { openingOf } from '../renderer/BlockView.tsx';
import { hasTitleBand } from '../renderer/PageView.tsx';
import { isKnown, loadBlocks as loadKnown } from '../renderer/registry.ts';
import { TitleBand } from '../renderer/TitleBand.tsx';
import { IconSprite } from '../ui/Icon.tsx';
import { renderFragment } from './fragment.tsx';
import { pageStyle } from './page-style.ts';
import { headerKey, renderBlock, renderFooter, renderHeader } from './parts.tsx';

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
  const { header, footer } = aroundOf(site);
  return composePage(page, site, {
    header: header(page),
    blocks: page.blocks.map((block, index) => renderBlock(block, { index, opens: index === opening }, site)),
    footer,
  });
}

interface Around {
  header: (page: ResolvedPage) => Fragment;
  footer: Fragment;
}

const known = new WeakMap<ResolvedSite, Around>();

/** What stands around the pages of a site: the footer once, the header once for each place in the menus. */
function aroundOf(site: ResolvedSite): Around {
  const headers = new Map<string, Fragment>();
  const around = known.get(site) ?? {
    header: (page) => {
      const key = headerKey(site, page);
      const header = headers.get(key) ?? renderHeader(site, page);
      headers.set(key, header);
      return header;
    },
    footer: renderFooter(site),
  };
  known.set(site, around);
  return around;
}

/** Puts the parts of a page together. */
export function composePage(page: ResolvedPage, site: ResolvedSite, parts: PageFragments): RenderedPage {
  const { header, blocks, footer } = parts;
  const band = hasTitleBand(page) ? [renderFragment(<TitleBand title={page.title} />, 't', site)] : [];
  const sprite = renderFragment(<IconSprite icons={{ ...site.icons, ...page.icons }} />, '', site);
  const main = [...band, ...blocks];
  const all = [...main, header, footer];
  const html = { header: sprite.html + header.html, main: main.map((part) => part.html).join(''), footer: footer.html };
  return {
    ...html,
    hints: [...new Set(all.flatMap((part) => part.hints))].join(''),
    css: pageStyle(all, site, html.header + html.main + html.footer),
    life: lifeOf(page, blocks),
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
