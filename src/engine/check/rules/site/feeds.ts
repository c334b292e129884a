import { isBroken } from '../../../../model/content/content.ts';
import { EXAMPLE_PAGE, block, fields, files, type Example } from '../../../../model/diagnostics/example.ts';
import { listed } from '../../../../model/words/phrases.ts';
import { removal } from '../../../../model/diagnostics/suggestions.ts';
import { collectPages, type ListedPage } from '../../../site/lists/collections.ts';
import { collectionsWithFeed } from '../../../site/lists/lists-in.ts';
import { today } from '../../../site/publication.ts';
import { documentRule } from '../../rule.ts';

const FEED = '{ "type": "collection", "from": "/services", "feed": true }';
const DATED = fields('"facts": { "date": "2026-05-21" }');

const ALL_DATED = { 'pages/services/cloud.json': DATED, 'pages/services/it.json': DATED };

/** A page with a feed, and one of the pages in it with these fields. */
const subscribed = (facts: Example): Example =>
  files({ [EXAMPLE_PAGE]: block(FEED), 'pages/services/cloud.json': facts }, { 'pages/services/it.json': DATED });

/** More pages than these are counted. */
const NAMED = 3;

/** A feed is made of one list of a page, and of pages that have a date. */
export const feeds = documentRule({
  meta: {
    codes: {
      'feed/not-made': {
        level: 'error',
        title: 'A list asks for a feed that is not made',
        message: ({ reason }: { reason: 'second' | 'shared' }) =>
          reason === 'second'
            ? ['An earlier list of this page has a feed already, and a page has one.', 'Keep "feed" in one of them.']
            : [
                'This list stands in a shared block, so nobody could say which page its feed belongs to.',
                'Remove "feed" here, and write it in a list that stands in a page.',
              ],
        why: 'Readers could not subscribe to it.',
        bad: block(
          `${FEED},\n{ "type": "collection", "from": "/services", "layout": "rows", "feed": true }`,
          ALL_DATED,
        ),
        good: block(`${FEED},\n{ "type": "collection", "from": "/services", "layout": "rows" }`, ALL_DATED),
      },
      'feed/no-date': {
        level: 'advice',
        title: 'A page is missing from a feed because it has no date',
        message: ({ pages, count }: { pages: string[]; count: number }) => [
          count === 1
            ? `${listed(pages)} has no date, so the feed of this list leaves it out.`
            : `${count} pages of this list have no date, so its feed leaves them out: ${listed(pages)}${count > pages.length ? ' …' : ''}.`,
          'Write it in the page: "facts": { "date": "2026-05-21" }',
        ],
        why: 'Readers see what is new by its date, and never hear of a page without one.',
        bad: subscribed(fields('"facts": { "category": "Cloud" }')),
        good: subscribed(fields('"facts": { "category": "Cloud", "date": "2026-05-20" }')),
      },
    },
  },
  check({ document, site, report }) {
    if (isBroken(document)) return;
    for (const [index, list] of collectionsWithFeed(document, site.content).entries()) {
      const reason = document.kind === 'shared' ? 'shared' : index > 0 ? 'second' : undefined;
      const { path } = list;
      const feed = [...path, 'feed'];
      if (reason) {
        report('feed/not-made', { path: feed, at: 'key', about: path }, { reason }, removal(feed));
        continue;
      }
      const request = { ...list.request, limit: undefined };
      if (site.pagesBelow(request.from).some(isBroken)) continue;
      const undated = collectPages(site.content, request, today()).filter(isUndated);
      // In the order of their names: that of the list may follow from their titles.
      const files = undated.flatMap(({ address }) => site.known.pages.get(address) ?? []);
      const pages = files.toSorted().slice(0, NAMED);
      if (undated.length > 0) report('feed/no-date', { path: feed }, { pages, count: undated.length });
    }
  },
});

const isUndated = ({ page }: ListedPage): boolean =>
  page.facts?.date === undefined && page.publishAt === undefined && !page.seo.noindex;
