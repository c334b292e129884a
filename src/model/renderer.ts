import type { PageLife } from './live.ts';
import type { Look } from './look.ts';
import type { Sentence } from './sentence.ts';
import type { ResolvedPage, ResolvedSite } from './types.ts';

/** What the engine asks of a language, where the site's author wrote nothing. */
export interface Sentences {
  collection: {
    /** The link to all entries of a list with categories. */
    all: string;
    /** What a numbered part of a list is called, in its title. */
    page: string;
    /** Which part of how many it is. */
    part: string;
    /** What a part shows, for search engines. */
    listed: string;
  };
  /** What the way to a page is called, and its first step. */
  header: { trail: string; top: string };
  /** How long an article takes to read. */
  prose: { time: Sentence };
  notFound: { heading: string; text: string; buttonText: string };
  search: SearchWords;
}

/** What the site's own search says. */
export interface SearchWords {
  /** The button, and how a search that cannot be loaded is told. */
  open: string;
  failed: string;
  label: string;
  placeholder: string;
  hint: string;
  loading: string;
  found: Sentence;
  best: string;
  none: string;
  retry: string;
  choose: string;
  go: string;
  close: string;
}

/** The sentences of a language, the site's own first. */
export interface Spoken {
  sentences: Sentences;
  /** What a page with these blocks brings to the browser: undefined where the code itself says it in the same words. */
  forPage: (types: Iterable<string>) => unknown;
}

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
}

/** From resolved pages to HTML: all that the engine knows of the view. It is given one as a value and imports none. */
export interface Renderer extends ViewFacts {
  /** Renders one page. Throws the block's own error when a block throws: a page is whole or it is not built. */
  renderPage: (page: ResolvedPage, site: ResolvedSite) => Promise<RenderedPage>;
  /** CSS of typeface, colours and bare elements. */
  baseStyle: (site: Pick<ResolvedSite, 'font' | 'look'>) => string;
  /** CSS for paper and for forced colors. */
  otherMediaStyle: (look: Look) => string;
  /** CSS of the colours alone. */
  colorStyle: (look: Look) => string;
}
