import type { BlockPlace, Fragment, PageMain, WrittenMain } from './fragment.ts';
import type { PageLife } from './live.ts';
import type { Look } from '../page/look.ts';
import type { Block, HeaderPage, ResolvedPage, ResolvedSite } from '../page/types.ts';
import type { Spoken, SpokenFacts } from './spoken.ts';

/** What resolving content has to know of the view. */
export interface ViewFacts {
  /** Names of the icons that components draw by themselves; they are in every page's sprite. */
  icons: readonly string[];
  /** Those that only the search draws. */
  searchIcons?: readonly string[];
  /** The sentences of a language, and those that the site says in its own words (`strings` of its file). */
  spoken: (lang: string, own: unknown) => Spoken;
}

/** A page as HTML: the parts of the body, and the style sheet that they need. */
export interface RenderedPage {
  header: string;
  main: string;
  footer: string;
  css: string;
  /** Tags for the head: the pictures that a browser is to ask for before it has read the page. */
  hints: string;
  /** What comes to life in a browser; absent where nothing does. */
  life: PageLife | undefined;
  /** What stands between header and footer by itself, for `renderAround`. */
  written: PageMain;
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
  /**
   * Makes ready what draws such blocks; throws where there is none that does. To be called before they are rendered.
   */
  loadBlocks: (types: Iterable<string>) => Promise<void>;
  /** Renders one block. Throws the block's own error when it throws: a page is whole or it is not built. */
  renderBlock: (block: Block, place: BlockPlace, spoken: SpokenFacts) => Fragment;
  renderHeader: (site: ResolvedSite, page: HeaderPage) => Fragment;
  /** Pages of a site for which this is the same have the same header. */
  headerKey: (site: ResolvedSite, page: HeaderPage) => string;
  /** Renders a page and puts its parts together: with their styles, each once, and the drawings that they use. */
  renderPage: (page: ResolvedPage, site: ResolvedSite, options?: RenderOptions) => Promise<RenderedPage>;
  /** The same around what was rendered before: of its blocks nothing is rendered again. */
  renderAround: (page: ResolvedPage, site: ResolvedSite, main: PageMain) => RenderedPage;
  /** A key of all that a document takes from its header besides the HTML of it, such as its styles. */
  headerOutline: (page: HeaderPage, site: ResolvedSite) => string;
  /** The header as it stands in a document with these blocks, to replace one that has the same outline. */
  headerIn: (page: HeaderPage, site: ResolvedSite, main: WrittenMain) => string;
  /** CSS of typeface, colors and bare elements. */
  baseStyle: (site: Pick<ResolvedSite, 'font' | 'look'>) => string;
  /** CSS for paper and for forced colors. */
  otherMediaStyle: (look: Look) => string;
  /** CSS of the colors alone. */
  colorStyle: (look: Look) => string;
}
