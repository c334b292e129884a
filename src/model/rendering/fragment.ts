import type { HydrationData, WrittenPart } from './live.ts';

/** A part of a page as HTML, with what it needs of the document around it. It knows nothing of the other parts. */
export interface Fragment {
  html: string;
  /** The CSS rules of each style that was inserted while it was rendered, by class name, in order of insertion. */
  styles: [name: string, rules: string][];
  /** Resource hints for the head: `<link rel="preload">` of pictures. */
  hints: string[];
  /** The live parts, in document order. */
  live: WrittenPart[];
  /**
   * Class names and icon ids in the HTML of live parts. They must not be shortened: the browser renders the same ones.
   */
  reserved: string[];
}

/** What a page shows between header and footer. */
export interface PageMain extends Pick<Fragment, 'html' | 'styles' | 'hints' | 'reserved'> {
  hydration: HydrationData | undefined;
}

/** What is known of the blocks of a document that was written earlier, besides their HTML. */
export interface WrittenMain extends Pick<PageMain, 'reserved'> {
  /** The class names of the styles that they use, in order of insertion. */
  classNames: string[];
  hasLiveParts: boolean;
}

/** What a block has to know of its page: what begins the ids in it, and whether it holds the main heading. */
export interface BlockPlace {
  prefix: string;
  opens: boolean;
}
