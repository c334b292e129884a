import { isBroken, type ContentDocument } from '../../../../model/content/content.ts';
import type { Suggestion } from '../../../../model/diagnostics/diagnostic.ts';
import { opensPage } from '../../../schema/schemas.ts';
import { blocksIn } from '../../../site/blocks-in.ts';
import { blockShown } from '../../../site/shared-blocks.ts';
import { documentRule } from '../../rule.ts';
import { fields } from '../../../../model/diagnostics/example.ts';

/** A page has one hero, and begins with it. */
export const hero = documentRule({
  meta: {
    codes: {
      'page/no-hero': {
        level: 'advice',
        title: 'A page has no hero',
        message: () => [
          'This page has no hero, so visitors see no large heading when they arrive.',
          'Begin "blocks" with: { "type": "hero", "heading": "What this page is about" }',
        ],
        why: 'The hero says in one glance where a visitor has arrived.',
        bad: fields('"blocks": [\n  { "type": "prose", "body": "From $60 a month." }\n]'),
        good: fields(
          '"blocks": [\n  { "type": "hero", "heading": "Our prices" },\n  { "type": "prose", "body": "From $60 a month." }\n]',
        ),
      },
      'page/late-hero': {
        level: 'advice',
        title: 'The hero is not the first block',
        message: ({ number }: { number: number }) => [
          `The hero is block ${number}, but it is made to be the first thing visitors see.`,
          'Move it to the beginning of "blocks".',
        ],
        why: 'It is drawn to be the top of a page.',
        bad: fields(
          '"blocks": [\n  { "type": "prose", "body": "From $60 a month." },\n  { "type": "hero", "heading": "Our prices" }\n]',
        ),
        good: fields(
          '"blocks": [\n  { "type": "hero", "heading": "Our prices" },\n  { "type": "prose", "body": "From $60 a month." }\n]',
        ),
      },
      'page/second-hero': {
        level: 'advice',
        title: 'A page has two heroes',
        message: ({ first }: { first: number }) => [
          `This page has a second hero; the first is block ${first}. Two large headings compete with each other.`,
          'Use a block of the type "cta" or "split" here.',
        ],
        why: 'Two large headings compete with each other.',
        bad: fields(
          '"blocks": [\n  { "type": "hero", "heading": "Our prices" },\n  { "type": "hero", "heading": "Our terms" }\n]',
        ),
        good: fields(
          '"blocks": [\n  { "type": "hero", "heading": "Our prices" },\n  { "type": "prose", "heading": "Our terms", "body": "By the month." }\n]',
        ),
      },
    },
  },
  check({ document, site, report }) {
    if (document.kind !== 'page' || isBroken(document)) return;
    const heroes = blocksIn(document).flatMap(({ block, path }, index) =>
      opensPage(site.content.schemas, blockShown(site.content, document.address, block)?.type)
        ? [{ block, path, index }]
        : [],
    );
    const [first, ...others] = heroes;
    if (!first) return report('page/no-hero', { path: ['blocks'], at: 'key', about: [] }, {}, withHero(document));
    const number = first.index + 1;
    if (number > 1) report('page/late-hero', { path: first.path, at: 'open' }, { number });
    // A shared block is told of once, however often it is shown.
    const reported = new Set<unknown>();
    for (const { block, path } of others) {
      const { type, name } = block;
      if (type === 'shared' && reported.has(name)) continue;
      reported.add(name);
      report('page/second-hero', { path, at: 'open' }, { first: number });
    }
  },
});

/** The suggestion to begin a page with its title. */
function withHero({ data }: ContentDocument): Suggestion[] {
  const hero = { type: 'hero', heading: data?.['title'] };
  return [{ edits: [{ kind: 'insert', path: ['blocks'], name: 0, value: hero }] }];
}
