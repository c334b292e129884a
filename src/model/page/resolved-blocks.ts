import type * as Authored from './blocks.generated.ts';
import type { Plot } from './chart.ts';
import type { EmbedSource } from './embeds.ts';
import type { LIST_FIELDS } from './list-fields.ts';
import type { Direction, IconName, Image } from './parts.ts';

// Blocks once they are resolved, where they then know more than their author wrote: each takes the place of the
// authored one of its name.
export type * from './blocks.generated.ts';

/** A page as a list shows it. */
export interface PageCard {
  href: string;
  title: string;
  text?: string;
  icon?: IconName;
  image?: Image;
  tone?: Authored.Tone;
  bullets?: string[];
  figure?: { value: string; label: string };
  linkLabel?: string;
  /** The page's facts, as far as the list shows or filters by them. */
  facts: Record<string, string | number | boolean | string[]>;
}

/** A link of a list of numbered pages or categories; `current` marks where the visitor is. */
export interface PagedLink extends Authored.Link {
  current?: boolean;
}

/** A collection once its pages are found: what an author asked for is replaced by what is to be shown. */
export interface CollectionBlock extends Pick<Authored.CollectionBlock, (typeof LIST_FIELDS)[number]> {
  items: PageCard[];
  filters?: { by: string; label: string; values: string[] }[];
  categories?: { label?: string; links: PagedLink[] };
  pages?: { previous?: string; next?: string; links: PagedLink[] };
  /** Where each entry stands, in a bento. */
  areas?: BentoAreas;
}

/** How an inquiry leaves the browser, and what the form needs to say around it. Nothing in it is secret. */
export interface MailSettings {
  /** "local": the inbox of `npm start` and `npm run preview`; "emailjs": real mail. */
  mode: 'local' | 'emailjs';
  serviceId: string;
  templateId: string;
  publicKey: string;
  /** At least so many milliseconds between two inquiries, by page or by `id`. */
  limitRate?: { id?: string; throttle: number };
  /** Values of one parameter that are never sent. */
  blockList?: { list: string[]; watchVariable: string };
  /** Refuses automated browsers. */
  blockHeadless?: boolean;
  /** The other ways to reach the company, for those whom the form fails. */
  reach: { phone: string; phoneHref: string; email: string };
  /** Where the privacy policy stands; the checker asks for it where there is a form. */
  privacyHref?: string;
}

/** A number to call, as its author wrote it, with its `tel:` address. */
export interface PhoneLine {
  label: string;
  number: string;
  href: string;
}

/** A closing band whose number can be called. */
export interface CtaBlock extends Authored.CtaBlock {
  phone?: PhoneLine;
}

/** Questions with a card beside them, whose number can be called. */
export interface FaqBlock extends Authored.FaqBlock {
  aside?: NonNullable<Authored.FaqBlock['aside']> & { phone?: PhoneLine };
}

type AuthoredField = NonNullable<Authored.InquiryFormBlock['fields']>[number];

/** A field with what is said of an answer below its least and above its most. */
export type FormField = Extract<AuthoredField, object> & { tooLow?: string; tooHigh?: string };

/** An inquiry form with the site's mail settings. */
export interface InquiryFormBlock extends Omit<Authored.InquiryFormBlock, 'fields'> {
  fields?: (Extract<AuthoredField, string> | FormField)[];
  phone?: PhoneLine;
  mail: MailSettings;
  /** Which one it is of several like it on its page, from the second on. */
  number?: number;
}

/** A chart with its numbers worked out; `unit` only where it is not written with each of them. */
export interface ChartBlock extends Omit<Authored.ChartBlock, 'series'> {
  plot: Plot;
}

/** The areas of a bento as CSS writes them: on wide windows, and on tablets. */
export interface BentoAreas {
  wide: string;
  medium: string;
}

/** Cards that know where each stands, where they are a bento. */
export interface CardGridBlock extends Authored.CardGridBlock {
  areas?: BentoAreas;
}

/** A hero, with breadcrumbs where the site shows them. */
export interface HeroBlock extends Authored.HeroBlock {
  breadcrumbs?: { label: string; links: Authored.Link[] };
  dir?: Direction;
}

/** An embed that knows what its address shows. */
export interface EmbedBlock extends Omit<Authored.EmbedBlock, 'src'> {
  src: EmbedSource;
}

/** What stands above an article. */
export interface Byline {
  author?: string;
  /** The same in parts, where one of several leads somewhere. */
  authors?: (string | Authored.Link)[];
  /** `2026-05-21`, and as it is read. */
  day?: string;
  date?: string;
  /** How long it takes to read. */
  time: string;
}

/** Running text; an article knows who wrote it, and each of its parts has a name. */
export interface ProseBlock extends Authored.ProseBlock {
  /** A part of an article may be found by the name that it had before, too. */
  sections?: (NonNullable<Authored.ProseBlock['sections']>[number] & { formerId?: string })[];
  byline?: Byline;
  /** Of several contents of a page that would be called alike, which one this is: 2 for the second. */
  contentsNumber?: number;
}

/** Customers' words, of which some are written from another side than the page. */
export interface TestimonialsBlock extends Authored.TestimonialsBlock {
  items: (Authored.TestimonialsBlock['items'][number] & { dir?: Direction })[];
  dir?: Direction;
}

/** A newsletter box that knows where it leads. */
export interface NewsletterBlock extends Authored.NewsletterBlock {
  /** Where visitors write whose browser runs no scripts. */
  email: string;
  /** The page on which visitors confirm; the checker asks for it where there is a box. */
  page?: string;
}

/** Neighboring days of a week with the same times, as visitors read them: "Mon – Fri", "8:00 AM – 6:00 PM". */
export interface OpeningDays {
  days: string;
  times: string[];
}

/** Where a company is, as visitors read it. */
export interface ShownPlace {
  title: string;
  /** The page about it. */
  href?: string;
  /** Line by line, as its country writes addresses. */
  address: string[];
  map?: string;
  phone?: Authored.Link;
  email?: Authored.Link;
  hours?: OpeningDays[];
}

/** Places of the site file, with what that says of them. */
export interface PlacesBlock extends Omit<Authored.PlacesBlock, 'places'> {
  items: ShownPlace[];
}

/** A video with what its player needs. */
export interface VideoBlock extends Omit<Authored.VideoBlock, 'image' | 'captions'> {
  /** The address of its still picture. */
  poster?: string;
  captions?: (NonNullable<Authored.VideoBlock['captions']>[number] & { label: string })[];
}

/** The blocks that know more once they are resolved, by type. */
interface ResolvedBlocks {
  cardGrid: CardGridBlock;
  chart: ChartBlock;
  collection: CollectionBlock;
  cta: CtaBlock;
  embed: EmbedBlock;
  faq: FaqBlock;
  hero: HeroBlock;
  inquiryForm: InquiryFormBlock;
  newsletter: NewsletterBlock;
  places: PlacesBlock;
  prose: ProseBlock;
  testimonials: TestimonialsBlock;
  video: VideoBlock;
}

/** The built-in blocks by type, as their components receive them. Those of a site's own are in `block.ts`. */
type Blocks = Omit<Authored.AuthoredBlocks, 'shared' | keyof ResolvedBlocks> & ResolvedBlocks;

/** Any block as a component receives it. */
export type Block = Blocks[keyof Blocks];
