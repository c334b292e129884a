import type { PageLife } from '../model/live.ts';
import type { RenderedPage } from '../model/renderer.ts';
import { sectionsOf } from '../model/sections.ts';
import type { ResolvedPage, ResolvedSite } from '../model/types.ts';
import { Footer } from '../layout/Footer.tsx';
import { Header } from '../layout/Header.tsx';
import { BlockView, openingOf } from '../renderer/BlockView.tsx';
import { hasTitleBand } from '../renderer/PageView.tsx';
import { isKnown, loadBlocks } from '../renderer/registry.ts';
import { TitleBand } from '../renderer/TitleBand.tsx';
import { tableFor } from '../strings/tables.ts';
import { IconSprite } from '../ui/Icon.tsx';
import { renderFragment, type Fragment } from './fragment.tsx';
import { pageStyle } from './page-style.ts';

/** Writes a page: header, footer and each of its blocks by itself. */
export async function renderPage(page: ResolvedPage, site: ResolvedSite): Promise<RenderedPage> {
  const unknown = page.blocks.find((block) => !isKnown(block.type));
  if (unknown) throw new Error(`There is no component for the block type "${unknown.type}".`);
  await loadBlocks(page.blocks.map((block) => block.type));
  const spoken = { lang: site.lang, strings: tableFor(site.lang, site.strings) };
  const write = (tree: React.ReactNode, prefix: string): Fragment => renderFragment(tree, prefix, spoken);

  const opening = openingOf(page);
  const band = hasTitleBand(page) ? [write(<TitleBand title={page.title} />, 't')] : [];
  const blocks = page.blocks.map((block, index) =>
    write(<BlockView block={block} opens={index === opening} />, `b${index}`),
  );
  const main = [...band, ...blocks];
  const sprite = write(<IconSprite icons={{ ...site.icons, ...page.icons }} />, '');
  const header = write(<Header site={site} page={page} />, 'h');
  const footer = write(<Footer site={site} />, 'f');
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
