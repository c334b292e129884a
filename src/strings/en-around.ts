import type { Counted } from '../model/words/sentence.ts';

/** What stands around the blocks of a page, and is written by the build: no browser needs these for themselves. */
export const around = {
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
  /** Worked out with the days and times. */
  places: { closed: 'Closed' },
  /** Said of an answer beyond the bounds that its author gave a field. */
  bounds: {
    least: 'Enter {bound} or more for “{label}”.',
    most: 'Enter {bound} or less for “{label}”.',
    firstDay: 'Choose {bound} or later for “{label}”.',
    lastDay: 'Choose {bound} or earlier for “{label}”.',
    fromToday: 'Choose today or a later day for “{label}”.',
    untilToday: 'Choose today or an earlier day for “{label}”.',
  },
  loading: { failed: 'This could not be loaded. Please try again, or reload the page.' },
};
