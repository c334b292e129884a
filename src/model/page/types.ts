import type { Link, PageDocument, SiteDocument } from './blocks.generated.ts';
import type { Look } from './look.ts';
import type { Analytics } from '../analytics.ts';
import type { Sources } from '../csp-sources.ts';
import type { SearchStrings } from '../rendering/strings.ts';
import type { IconDrawing, IconName, Image } from './parts.ts';
import type { Block, MailSettings } from './resolved-blocks.ts';

export type * from './resolved-blocks.ts';
export type * from './parts.ts';

/** The typeface of a site. */
export type SiteFont = NonNullable<SiteDocument['font']>;

/** What the head of a page says. */
export interface PageHead {
  title: string;
  description: string;
  /** Absolute address. */
  canonical: string;
  /** Absolute address of the picture shown when the page is shared. */
  image?: string;
  noindex?: boolean;
  /**
   * The same page in all languages that have it, itself too, the first language first; of a part of a list, its whole.
   * Absent where there is only one. What is hidden visitors are led to, and search engines are told nothing of.
   */
  alternates?: { lang: string; href: string; hidden?: true }[];
}

/**
 * What a page says of itself to search engines, networks and other programs, besides its head. Documents say it;
 * it is kept with the data of a page, so that a document can be put together of that again.
 */
export interface PageAbout {
  /** Something that is offered, or something to read; any other is simply a page. */
  kind?: PageDocument['kind'];
  /** The pages above it, the home page first, and itself. */
  breadcrumbs: Link[];
  /** What the picture for sharing shows, and its size, as far as they are known. */
  image?: Partial<Pick<Image, 'alt' | 'width' | 'height'>>;
  /** `2026-05-21` */
  published?: string;
  updated?: string;
  authors?: Author[];
  categories?: string[];
  /** The places of the company that it tells of. */
  places?: Place[];
  /** The feed of a list on it: its address, and what the list is called. */
  feed?: Link;
}

/** Who wrote something, and where there is more about them. */
export interface Author {
  name: string;
  href?: string;
}

/** A branch of the company, with its page and its telephone number as links have them. */
export type Place = NonNullable<SiteDocument['places']>[string];

/** The addresses of modules that draw blocks which a site brings itself, by the types of these. */
export type OwnModules = Record<string, string>;

/** The parts of a page that its header depends on: its path, and its translations. */
export interface HeaderPage {
  path: string;
  head: Pick<PageHead, 'alternates'>;
}

/** A page that stands alone: no tokens, no shared blocks, no lists left to look up. */
export interface ResolvedPage {
  /** The address, beginning with the site's base path. */
  path: string;
  /** Where the code of blocks lies that the site brings itself, by their types. */
  modules?: OwnModules;
  /** The addresses of the style sheets that this code imports. */
  styles?: string[];
  /** What its blocks load from elsewhere that are the owner's own. */
  sources?: Sources;
  title: string;
  head: PageHead;
  /** The drawings of the icons that this page's blocks use. */
  icons: Record<IconName, IconDrawing>;
  blocks: Block[];
  /** Which block holds the main heading of the page, where it is one of the owner's own. */
  opensAt?: number;
  /** Set on the page that answers unknown addresses. */
  notFound?: boolean;
  /** The language, where the site has several: the header of another one has to be fetched. */
  lang?: string;
  /** What the code for browsers says in other words than this page. */
  strings?: unknown;
  about?: PageAbout;
}

/** An entry of the menu: a plain link, or a submenu. */
export interface NavigationEntry {
  label: string;
  href?: string;
  links?: (Link & { icon?: IconName; text?: string })[];
  more?: Link;
}

/** What header, footer and the not-found screen need of the site. */
export interface ResolvedSite {
  name: string;
  description?: string;
  lang: string;
  /** Only where it is written from the right. */
  dir?: 'rtl';
  /** The address of the home page in this language. */
  home: string;
  /** The languages of the site and their home pages; absent where there is only one. */
  languages?: { lang: string; label: string; href: string }[];
  /** Sentences that the site says in its own words. */
  strings?: unknown;
  url: string;
  basePath: string;
  /** Of which pages the host shows the address with a slash at its end alone, and leads there from the other. */
  slashes?: 'all' | 'home' | undefined;
  mark?: Image;
  /** The address of the small picture in the tab. */
  icon?: string;
  /** The address of the manifest, where icons are made of the mark. */
  manifest?: string;
  font?: SiteFont;
  look: Look;
  navigation: NavigationEntry[];
  phoneButton?: { label: string; number: string; href: string };
  phone: Link;
  /** What the company is, where, and when it is open, for search engines. */
  businessType?: SiteDocument['businessType'];
  address?: SiteDocument['address'];
  openingHours?: SiteDocument['openingHours'];
  email: Link;
  footer: {
    columns: { title: string; links: Link[] }[];
    newsletter?: { heading: string; text?: string; label: string; buttonText: string; page?: string };
    legal: Link[];
    social: NonNullable<SiteDocument['footer']['social']>;
    copyright?: string;
  };
  notFound: { heading: string; text: string; buttonText: string; image?: Image };
  icons: Record<IconName, IconDrawing>;
  mail: MailSettings;
  /** What the site's own search says, where it has one. */
  search?: SearchStrings;
  /** The tool that counts visits, where the site has one. */
  analytics?: Analytics;
  /** What a build makes of the pages for those who share them, and for programs. */
  sharing?: SiteDocument['sharing'];
}
