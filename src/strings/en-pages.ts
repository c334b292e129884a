import type { Counted } from '../model/words/sentence.ts';
import { form } from './en-form.ts';

/** What the blocks of a page say, and the app when something goes wrong: a browser has these. */
export const inPages = {
  form,
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
