import type { PageLife, WrittenPart } from './live.ts';

/** A part of a page as HTML, with what it needs of the document around it. It knows nothing of the other parts. */
export interface Fragment {
  html: string;
  /** The rules of every style that was made for it, by the class that wears it, in their order. */
  styles: [name: string, rules: string][];
  /** Tags for the head: the pictures that a browser is to ask for before it has read the page. */
  hints: string[];
  /** The parts that come to life in a browser, in their order. */
  live: WrittenPart[];
  /** The classes of those parts, and the ids of their drawings: a browser calls them by the same names. */
  kept: string[];
}

/** What a page shows between header and footer. */
export interface PageMain {
  html: string;
  /** The rules of every style that is worn in it, by the class that wears it. */
  styles: [name: string, rules: string][];
  hints: string[];
  life: PageLife | undefined;
  /** The classes of what comes to life, and the ids of its drawings. */
  kept: string[];
}

/** What is known of the blocks of a document that is written, besides their HTML. */
export interface WrittenMain extends Pick<PageMain, 'kept'> {
  /** The classes of the styles that they wear, in their order. */
  worn: string[];
  /** Whether any of it comes to life. */
  lives: boolean;
}

/** What a block has to know of its page: its place in it, and whether it holds the main heading. */
export interface BlockPlace {
  index: number;
  opens: boolean;
}
