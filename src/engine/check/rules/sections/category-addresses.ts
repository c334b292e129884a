import { isBroken } from '../../../../model/content/content.ts';
import { EXAMPLE_PAGE, block, fields, files } from '../../../../model/diagnostics/example.ts';
import { listed } from '../../../../model/words/phrases.ts';
import { languageAt } from '../../../site/languages/languages.ts';
import { collectionsIn } from '../../../site/lists/lists-in.ts';
import { addressOfCategory } from '../../../site/lists/pagination.ts';
import { slugOfCategory } from '../../../site/slug.ts';
import { categoryNames } from '../../facts/category-names.ts';
import { documentRule } from '../../rule.ts';

/** Each category of a list has an address of its own. */
export const categoryAddresses = documentRule({
  meta: {
    codes: {
      'collection/same-address': {
        level: 'error',
        title: 'Two categories would have the same address',
        message: ({ names, address }: { names: string[]; address: string }) => [
          `The categories ${listed(names)} would ${names.length === 2 ? 'both' : 'all'} be at "${address}", so only one of them could be shown.`,
          'Write both alike if they are the same, or make their words differ by more than signs and capitals.',
        ],
        why: 'Only one of the two could be shown.',
        bad: files(
          { [EXAMPLE_PAGE]: block('{ "type": "collection", "from": "/services", "categories": { "by": "field" } }') },
          {
            'pages/services/cloud.json': fields('"facts": { "field": "R & D" }'),
            'pages/services/it.json': fields('"facts": { "field": "R and D" }'),
          },
        ),
        good: files(
          { [EXAMPLE_PAGE]: block('{ "type": "collection", "from": "/services", "categories": { "by": "field" } }') },
          {
            'pages/services/cloud.json': fields('"facts": { "field": "R & D" }'),
            'pages/services/it.json': fields('"facts": { "field": "R & D" }'),
          },
        ),
      },
    },
  },
  check({ document, site, report }) {
    if (isBroken(document)) return;
    const { lang } = languageAt(site.content, document.address);
    for (const { request, path: at } of collectionsIn(document, site.content)) {
      for (const names of sameAddresses(categoryNames(request, site.content), lang)) {
        const address = addressOfCategory(document.address, names[0], lang);
        report('collection/same-address', { path: [...at, 'categories'], at: 'key', about: at }, { names, address });
      }
    }
  },
});

/** Categories of a list that differ, but not in their addresses. */
function sameAddresses(names: string[], lang: string): [name: string, ...others: string[]][] {
  const byPart = new Map<string, [name: string, ...others: string[]]>();
  for (const name of new Set(names)) {
    const part = slugOfCategory(name, lang);
    const same = byPart.get(part);
    byPart.set(part, same ? [...same, name] : [name]);
  }
  return [...byPart.values()].filter((same) => same.length > 1);
}
