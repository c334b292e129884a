import { isBroken } from '../../../../model/content/content.ts';
import { EXAMPLE_PAGE, block, fields, files, type Example } from '../../../../model/diagnostics/example.ts';
import { nearest } from '../../../../model/words/meant/nearest.ts';
import { didYouMean, listed } from '../../../../model/words/phrases.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import type { CollectionRequest } from '../../../site/lists/collections.ts';
import { collectionsIn } from '../../../site/lists/lists-in.ts';
import { categoryNames } from '../../facts/category-names.ts';
import { documentRule } from '../../rule.ts';

const introduced = (name: string): Example =>
  block(
    `{ "type": "collection", "from": "/services", "categories": { "by": "field", "intros": [{ "name": "${name}", "text": "What to lock." }] } }`,
  );

/** A list introduces categories that it has. */
export const categoryIntros = documentRule({
  meta: {
    codes: {
      'collection/unknown-category': {
        level: 'advice',
        title: 'A list introduces a category that it does not have',
        message: ({ name, suggestion, names }: { name: string; suggestion?: string; names: string[] }) => [
          `This list has no category "${name}", so nobody reads this.`,
          didYouMean(suggestion, `Its categories are ${listed(names)}.`),
        ],
        why: 'Nobody reads what it says.',
        bad: files(
          { [EXAMPLE_PAGE]: introduced('Securty') },
          { 'pages/services/cloud.json': fields('"facts": { "field": "Security" }') },
        ),
        good: files(
          { [EXAMPLE_PAGE]: introduced('Security') },
          { 'pages/services/cloud.json': fields('"facts": { "field": "Security" }') },
        ),
      },
    },
  },
  check({ document, site, report }) {
    if (isBroken(document)) return;
    for (const { request, path: at } of collectionsIn(document, site.content)) {
      const names = categoryNames(request, site.content);
      for (const { name, index } of unknownIntros(request, names)) {
        const location = { path: [...at, 'categories', 'intros', index, 'name'] };
        const suggestion = nearest(name, names);
        report('collection/unknown-category', location, { name, suggestion, names }, replaceWith(location, suggestion));
      }
    }
  },
});

/** Introductions of categories that a list does not have. */
function unknownIntros({ categories }: CollectionRequest, names: string[]): { name: string; index: number }[] {
  if (names.length === 0) return [];
  return (categories?.intros ?? []).flatMap(({ name }, index) => (names.includes(name) ? [] : [{ name, index }]));
}
