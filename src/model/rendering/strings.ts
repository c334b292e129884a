import type { Sentence } from '../words/sentence.ts';

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
  /** Of a day on which nobody is there. */
  places: { closed: string };
  /** Of an answer in a form that is beyond its bounds. */
  bounds: Record<'least' | 'most' | 'firstDay' | 'lastDay' | 'fromToday' | 'untilToday', string>;
  /** What the one known field with bounds is called. */
  form: { labels: { preferredDate: string }; demoDate: string };
  notFound: { heading: string; text: string; buttonText: string };
  search: SearchStrings;
}

/** What the site's own search says. */
export interface SearchStrings {
  /** The button. */
  open: string;
  /** How a search that cannot be loaded any further is told. */
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
export interface SiteStrings {
  sentences: Sentences;
  /** What a page with these blocks brings to the browser: undefined where the code itself says it in the same words. */
  forPage: (types: Iterable<string>) => unknown;
}

/**
 * What the words of a part of a page follow from: its language, its direction, and what the site says in its own words.
 */
export interface PageLocale {
  lang: string;
  dir?: 'rtl';
  strings?: unknown;
}
