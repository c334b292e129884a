import { form } from './en-form.ts';

/**
 * Every sentence that visitors read and no author wrote, in English, by the place where it stands. Counted ones are
 * functions.
 */
export const en = {
  form,
  /** Said while pages are resolved, in titles and lists. */
  site: {
    all: 'All',
    page: (number: number) => `Page ${number}`,
    notFound: { heading: '404', text: 'Oops! Page not found', buttonText: 'Return to Home' },
  },
  header: {
    skip: 'Skip to content',
    home: (name: string) => `${name}, home`,
    main: 'Main',
    menu: 'Menu',
  },
  footer: {
    notOpened: (email: string) => `The contact form could not be opened. Please write to ${email}.`,
    withoutScripts: (email: string) => `Write to ${email} and we will add you.`,
  },
  newsletter: {
    label: 'Your e-mail address',
    placeholder: 'name@example.com',
    buttonText: 'Subscribe',
    hint: 'You confirm on the next page. Nothing is sent until you do.',
    notOpened: 'The contact form could not be opened. Please try again.',
  },
  collection: {
    categories: 'Categories',
    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
    learnMore: 'Learn more',
    nothing: 'Nothing is listed here yet.',
    noMatch: 'Nothing matches this choice. Choose “All” to see everything.',
    shown: (count: number, total: number) => `${count} of ${total} shown`,
  },
  pricing: {
    billing: 'Billing',
    annually: 'Annually',
    monthly: 'Monthly',
    unit: 'per month',
    billedAnnually: (unit: string) => `${unit}, billed annually`,
    billedMonthly: (unit: string) => `${unit}, billed monthly`,
  },
  caseStudy: { challenge: 'Challenge', solution: 'Solution', results: 'Results' },
  prose: { contents: 'On this page' },
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
    show: { video: 'Play the video', map: 'Show the map', other: 'Show the content' },
    notice: (name: string) => `This loads content from ${name}, which then learns your IP address.`,
    open: (name: string) => `Open on ${name}`,
  },
  /** Asked before visits are counted. */
  consent: {
    label: 'Visitor statistics',
    text: (name: string) => `May we count your visit with ${name}? It helps us to see which pages are read.`,
    privacy: 'Privacy policy',
    accept: 'Allow',
    refuse: 'Refuse',
    settings: 'Visitor statistics',
  },
  toast: { close: 'Close' },
  notice: {
    failed: 'This section could not be shown. The rest of the page is complete.',
    newer: 'This section is newer than the page you have open. Reload the page to see it.',
  },
  error: {
    heading: 'Unexpected Application Error!',
    status: (status: string) => `Status ${status}`,
    buttonText: 'Return to Home',
  },
};

/** What is said of slides, by what one of them is called. */
function slides(noun: string) {
  return {
    carousel: 'carousel',
    slide: 'slide',
    slides: (label: string) => `${label}: slides`,
    position: (number: number, total: number) => `${number} of ${total}`,
    previous: `Previous ${noun}`,
    next: `Next ${noun}`,
    show: (number: number) => `Show ${noun} ${number}`,
    shown: (number: number, total: number) => `${noun} ${number} of ${total}`,
  };
}
