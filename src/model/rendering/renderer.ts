import type { BlockPlace, Fragment, PageMain, WrittenMain } from './fragment.ts';
import type { HydrationData } from './live.ts';
import type { Look } from '../page/look.ts';
import type { Block, HeaderPage, ResolvedPage, ResolvedSite } from '../page/types.ts';
import type { SiteStrings, PageLocale } from './strings.ts';

/** What resolving content has to know of the view. */
export interface ViewFacts {
  /** Names of the icons that components draw by themselves; they are in every page's sprite. */
  icons: readonly string[];
  /** Those that only the search draws. */
  searchIcons?: readonly string[];
  /** The sentences of a language, and those that the site says in its own words (`strings` of its file). */
  stringsFor: (lang: string, own: unknown) => SiteStrings;
}

/** A page as HTML: the parts of the body, and the style sheet that they need. */
export interface RenderedPage {
  header: string;
  main: string;
  footer: string;
  css: string;
  /** Resource hints for the head: `<link rel="preload">` of pictures. */
  hints: string;
  /** What the live parts are hydrated with; undefined where there is nothing to say. */
  hydration: HydrationData | undefined;
  /** What is known of what stands between header and footer, besides its HTML. */
  written: Omit<PageMain, 'html'>;
}

/** How the HTML of a page is written. */
export interface RenderOptions {
  /** Classes keep their own names: where parts of two documents meet, short ones would mean two things. */
  fullNames?: boolean;
}

/**
 * From resolved pages to HTML: all that the engine knows of the view. It is given one as a value and imports none. Each
 * part of a page follows from what its function is given, and from nothing else.
 */
export interface Renderer extends ViewFacts {
  /** Loads the components of block types, before these are rendered. Throws for a type that has none. */
  loadBlocks: (types: Iterable<string>) => Promise<void>;
  /** Renders one block. Throws the block's own error when it throws: a page is whole or it is not built. */
  renderBlock: (block: Block, place: BlockPlace, locale: PageLocale) => Fragment;
  renderHeader: (site: ResolvedSite, page: HeaderPage) => Fragment;
  /** Pages of a site for which this is the same have the same header. */
  headerKey: (site: ResolvedSite, page: HeaderPage) => string;
  /** Renders a page and puts its parts together: with their styles, each once, and the drawings that they use. */
  renderPage: (page: ResolvedPage, site: ResolvedSite, options?: RenderOptions) => Promise<RenderedPage>;
  /** The same with blocks that were rendered before: only header and footer are rendered. */
  assemblePage: (page: ResolvedPage, site: ResolvedSite, main: PageMain) => RenderedPage;
  /**
   * A key of what the rest of a document takes from its header, such as styles: headers with the same key can be
   * exchanged.
   */
  headerSignature: (page: HeaderPage, site: ResolvedSite) => string;
  /** The header for a document with these blocks, in place of one with the same signature. */
  replacementHeader: (page: HeaderPage, site: ResolvedSite, main: WrittenMain) => string;
  /** CSS of typeface, colors and bare elements. */
  baseStyle: (site: Pick<ResolvedSite, 'font' | 'look'>) => string;
  /** CSS for paper and for forced colors. */
  otherMediaStyle: (look: Look) => string;
  /** CSS of the colors alone. */
  colorStyle: (look: Look) => string;
}
