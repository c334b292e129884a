import type { Counted } from '../model/words/sentence.ts';
import { form } from './en-form.ts';

/**
 * Every sentence that visitors read and no author wrote, in English, by the place where it stands: data, with places
 * such as {name}. What a block says is a section with the name of its type (see model/page/sections.ts). Only a
 * counted sentence has an `other`.
 */
export const en = {
  form,
  notFound: { heading: '404', text: 'Oops! Page not found', buttonText: 'Return to Home' },
  header: {
    skip: 'Skip to content',
    home: '{name}, home',
    main: 'Main',
    menu: 'Menu',
    languages: 'Languages',
    trail: 'You are here',
    top: 'Home',
  },
  footer: {
    notOpened: 'The contact form could not be opened. Please write to {email}.',
    withoutScripts: 'Write to {email} and we will add you.',
  },
  newsletter: {
    label: 'Your email address',
    placeholder: 'name@example.com',
    buttonText: 'Subscribe',
    hint: 'You confirm on the next page. Nothing is sent until you do.',
    notOpened: 'The contact form could not be opened. Please try again.',
    withoutScripts: 'Write to {email} and we will add you.',
  },
  collection: {
    all: 'All',
    categories: 'Categories',
    pages: 'Pages',
    page: 'Page {number}',
    previous: 'Previous',
    next: 'Next',
    learnMore: 'Learn more',
    nothing: 'Nothing is listed here yet.',
    noMatch: 'Nothing matches this choice. Choose “All” to see everything.',
    shown: { other: '{count} of {total} shown' } as Counted,
    part: 'Page {number} of {pages}, {total} in all.',
    listed: 'Listed here: {titles}.',
  },
  pricing: {
    billing: 'Billing',
    annually: 'Annually',
    monthly: 'Monthly',
    unit: 'per month',
    billedAnnually: '{unit}, billed annually',
    billedMonthly: '{unit}, billed monthly',
  },
  chart: { numbers: 'The numbers' },
  comparison: { yes: 'Yes', no: 'No' },
  timeline: { alarm: 'Alarm', action: 'Action', done: 'Settled' },
  caseStudy: { challenge: 'Challenge', solution: 'Solution', results: 'Results' },
  prose: {
    contents: 'On this page',
    time: { one: '{count} minute to read', other: '{count} minutes to read' } as Counted,
    code: 'Code',
    table: 'Table',
  },
  carousel: {
    label: 'Pictures',
    ...slides('picture'),
  },
  testimonials: {
    label: 'Testimonials',
    ...slides('testimonial'),
  },
  /** Videos, maps and other content of others. */
  embed: {
    show: { video: 'Play the video', map: 'Show the map', page: 'Show the content' },
    notice: 'This loads content from {name}, which then learns your IP address.',
    open: 'Open on {name}',
  },
  video: { transcript: 'Read what is said' },
  /** The site's own search. */
  search: {
    open: 'Search',
    label: 'Search this site',
    placeholder: 'What are you looking for?',
    hint: 'Two letters are enough. On any page, Ctrl+K opens the search.',
    loading: 'Searching …',
    found: { one: '{count} page', other: '{count} pages' } as Counted,
    best: 'The best {shown} of {count} pages',
    none: 'Nothing found for “{query}”. Try fewer words, or others.',
    failed: 'The search could not be opened. Please try again.',
    retry: 'Try again',
    choose: 'Choose',
    go: 'Open',
    close: 'Close',
  },
  /** Asked before visits are counted. */
  consent: {
    label: 'Visitor statistics',
    text: 'May we count your visit with {name}? It helps us to see which pages are read.',
    privacy: 'Privacy policy',
    accept: 'Allow',
    refuse: 'Refuse',
    settings: 'Visitor statistics',
  },
  loading: { failed: 'This could not be loaded. Please try again, or reload the page.' },
  toast: { close: 'Close' },
  notice: {
    failed: 'This section could not be shown. The rest of the page is complete.',
    newer: 'This section is newer than the page you have open. Reload the page to see it.',
    loading: 'Loading …',
  },
  error: {
    heading: 'Unexpected Application Error!',
    status: 'Status {status}',
    buttonText: 'Return to Home',
  },
};

/** What is said of slides, by what one of them is called. */
function slides(noun: string) {
  return {
    carousel: 'carousel',
    slide: 'slide',
    slides: '{label}: slides',
    position: '{number} of {total}',
    previous: `Previous ${noun}`,
    next: `Next ${noun}`,
    show: `Show ${noun} {number}`,
    shown: `${noun} {number} of {total}`,
  };
}
