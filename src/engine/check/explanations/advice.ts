import type { Code } from '../messages.ts';
import { explained, type Explanation } from './explanation.ts';

/** What could be better. */
export const advice = {
  'page/no-hero': explained(
    'A page has no hero',
    'The hero says in one glance where a visitor has arrived.',
    '"blocks": [{ "type": "prose", … }]',
    '"blocks": [{ "type": "hero", "heading": "Our prices" }, { "type": "prose", … }]',
  ),
  'page/late-hero': explained(
    'The hero is not the first block',
    'It is drawn to be the top of a page.',
    '"blocks": [{ "type": "prose", … }, { "type": "hero", … }]',
    '"blocks": [{ "type": "hero", … }, { "type": "prose", … }]',
  ),
  'page/second-hero': explained(
    'A page has two heroes',
    'Two large headings compete with each other.',
    'Two blocks of the type "hero"',
    'A "hero", and a "cta" further down',
  ),
  'page/orphan': explained(
    'Nothing leads to a page',
    'Visitors will not find it.',
    'A page that no link, menu or list names',
    '{ "label": "Our prices", "href": "/prices" } on another page',
  ),
  'page/too-long': explained('A page is very long', 'Few people read so much on one page.', 'A page of 6,000 words', 'Several pages that link to each other'),
  'seo/duplicate-title': explained(
    'Two pages have the same title',
    'In search results nobody can tell them apart.',
    '"title": "Services" on two pages',
    '"title": "Cloud services"',
  ),
  'seo/duplicate-description': explained(
    'Two pages have the same description',
    'In search results nobody can tell them apart.',
    'The same "description" on two pages',
    'What is special about each',
  ),
  'seo/short-description': explained(
    'A description is very short',
    'Search engines replace it with words of their own choice.',
    '"description": "Our prices."',
    '"description": "What managed IT costs per person and month, what is in it, and what is not."',
  ),
  'image/missing-alt': explained(
    'A picture is not described',
    'People who cannot see it learn nothing from it.',
    '{ "src": "/images/queue.svg", "alt": "" } alone in a carousel',
    '"alt": "A queue with three waiting callers"',
  ),
  'image/alt-phrase': explained(
    'A description begins with "Image of"',
    'Screen readers already say that it is a picture.',
    '"alt": "Image of our office"',
    '"alt": "Our office on Market Street"',
  ),
  'image/alt-file-name': explained(
    'A description is the name of a file',
    'It is read aloud as it is written.',
    '"alt": "IMG_2041.jpg"',
    '"alt": "Two engineers at a server rack"',
  ),
  'image/too-heavy': explained(
    'A picture is heavy',
    'On a phone the page waits for it.',
    'A photo of 3 MB, straight from the camera',
    'The same photo as WebP, 1600 pixels wide',
  ),
  'image/unused': explained(
    'A picture is not shown anywhere',
    'It is published all the same, and nobody dares to delete it later.',
    'public/images/old-logo.png that no page names',
    'The folder without it',
  ),
  'shared/unused': explained(
    'A shared block is not shown anywhere',
    'Changes to it have no effect, which puzzles whoever makes them.',
    'pages/_shared/old-offer.json that no page shows',
    '{ "type": "shared", "name": "old-offer" } on a page',
  ),
  'link/redirected': explained(
    'A link leads to an old address',
    'Visitors are sent on and wait twice. "npm run fix" corrects it.',
    '"href": "/it-support", which leads on to "/services/managed-it"',
    '"href": "/services/managed-it"',
  ),
  'link/draft-page': explained(
    'A link leads to a page that is not published',
    'Visitors would find nothing there.',
    'A link to a page with "draft": true',
    'The link, added when the page is published',
  ),
  'link/empty-words': explained(
    'The words of a link say nothing',
    'Screen readers list the links of a page; "click here" five times helps nobody.',
    '"label": "Click here"',
    '"label": "See our prices"',
  ),
  'link/same-words': explained(
    'The same words lead to different places',
    'Nobody can tell which link leads where.',
    '"Details" to /cloud, and "Details" to /security',
    '"About cloud services" and "About security"',
  ),
  'link/other-number': explained(
    "A phone number is not the site's",
    'Old numbers stay behind when one changes.',
    '"href": "tel:+14155550199"',
    '"href": "tel:{site.phones.main}"',
  ),
  'link/other-mail': explained(
    "An e-mail address is not the site's",
    'Old addresses stay behind when one changes.',
    '"href": "mailto:hello@example.com"',
    '"href": "mailto:{site.emails.info}"',
  ),
  'text/too-long': explained(
    'A text is longer than it looks good',
    'It is cut off in search results, or breaks the layout.',
    'A "seo.title" of 90 characters',
    'One of 55',
  ),
  'text/capitals': explained(
    'A text is written in capitals',
    'Capitals are hard to read, and some screen readers spell them out.',
    '"heading": "WE ANSWER AT ONCE"',
    '"heading": "We answer at once"',
  ),
  'text/placeholder': explained(
    'Words that only held the place',
    'They are forgotten easily and look careless. A page begun with `npm run new` has them in [brackets]; they are counted, not listed one by one.',
    '"text": "Lorem ipsum dolor sit amet"',
    '"text": "We answer within 15 minutes."',
  ),
  'text/spelling': explained(
    'A word is in no dictionary',
    'A misspelt word looks careless. Words are looked up only by "npm run check -- --spelling", because that takes some seconds; names and terms that are right are added to "words" in cspell.json.',
    '"heading": "We recieve your call"',
    '"heading": "We receive your call"',
  ),
  'collection/contradiction': explained(
    'Two settings of a list contradict each other',
    'One of them does nothing.',
    '"only": ["/services/cloud"], "sort": { "by": "title" }',
    '"only": ["/services/cloud"]',
  ),
  'collection/unknown-fact': explained(
    'A list asks for a fact that no page has',
    'It shows nothing, or in no order.',
    '"where": { "categry": "Security" }',
    '"where": { "category": "Security" }',
  ),
  'site/redirect-chain': explained(
    'A redirect leads to another redirect',
    'Visitors wait twice. "npm run fix" corrects it.',
    '/a leads to /b, /b leads to /c',
    '/a leads to /c, /b leads to /c',
  ),
} satisfies Partial<Record<Code, Explanation>>;
