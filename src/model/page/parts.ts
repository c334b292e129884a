/** An element of formatted text. Only these tags exist; everything else an author writes is refused when checked. */
export interface RichElement {
  tag: 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'a' | 'br' | 'span' | ArticleTag;
  /** Only on `a`: a checked address. */
  href?: string;
  /** Only on `span`: the language of its words, and from which side they are written where those around are not. */
  lang?: string;
  dir?: Direction;
  /** Only on `pre`: what its code is. */
  label?: string;
  /** Only on `ol`: the number that it begins with, where that is not 1. */
  start?: number;
  /** Only on `th` and `td`, where they do not stand at the start. */
  align?: 'center' | 'end';
  children?: RichNode[];
}

/** What only articles have. */
export type ArticleTag = 'code' | 'pre' | 'blockquote' | 'table' | 'thead' | 'tbody' | 'tr' | 'th' | 'td';

/** Text, or an element of formatted text. */
export type RichNode = string | RichElement;

/** Formatted text as it reaches a component: a plain string, or block elements when it has any formatting. */
export type RichText = string | RichElement[];

/** From which side a text is written. */
export type Direction = 'ltr' | 'rtl';

/** The name of an icon; its drawing travels with the page (see `ResolvedPage.icons`). */
export type IconName = string;

/** An icon's drawing: SVG child elements as tag and attributes, on a 24 × 24 grid. */
export type IconDrawing = [
  tag: 'path' | 'circle' | 'rect' | 'line' | 'polyline' | 'polygon' | 'ellipse',
  attributes: Record<string, string>,
][];

/** A picture with its size in CSS pixels, read from the file at build. */
export interface Image {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Other files of it, as `<source>` has them: the first whose condition holds is shown. */
  sources?: ImageSource[];
}

/** Files that are shown in place of another one where `media` holds and browsers know the format. */
export interface ImageSource {
  media?: string;
  /** Of copies that were made of a photograph: its format; `srcSet` then has several widths. */
  type?: string;
  srcSet: string;
  width?: number;
  height?: number;
}
