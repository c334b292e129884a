import { folderOfAddress } from '../../../../model/addresses/address.ts';
import { isBroken } from '../../../../model/content/content.ts';
import { isGroup } from '../../../../model/content/is-group.ts';
import { findTokens } from '../../../../model/content/tokens.ts';
import type { DataPath } from '../../../../model/diagnostics/diagnostic.ts';
import { block, EXAMPLE_PAGE, fields, files, type Example } from '../../../../model/diagnostics/example.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { nearest } from '../../../../model/words/meant/nearest.ts';
import { didYouMean, listed, shown } from '../../../../model/words/phrases.ts';
import { inPlainLetters } from '../../../../model/words/letters/plain-letters.ts';
import { categoryListsOf } from '../../../site/lists/category-lists.ts';
import type { CollectionRequest } from '../../../site/lists/collections.ts';
import { documentRule } from '../../rule.ts';
import type { SiteContext } from '../../site-context.ts';

const inField = (field: string): Example =>
  files(
    {
      [EXAMPLE_PAGE]: block(
        '{ "type": "collection", "from": "/services", "categories": { "by": "field", "values": ["Security", "Cloud"] } }',
      ),
      'pages/services/cloud.json': fields(`"facts": { "field": "${field}" }`),
    },
    { 'pages/services/it.json': fields('"facts": { "field": "Security" }') },
  );

/** The category of a page is one of those that its list names. */
export const factValues = documentRule({
  meta: {
    codes: {
      'page/unlisted-category': {
        level: 'advice',
        title: 'A page has a category that its list does not name',
        message: ({
          name,
          list,
          suggestion,
          names,
        }: {
          name: string;
          /** The address of the page with the list. */
          list: string;
          suggestion?: string;
          names: string[];
        }) => [
          `The list on ${shown(list)} has no category ${shown(name)}, so this page is found in none of its own.`,
          didYouMean(
            suggestion,
            `Its categories are ${listed(names)}. Write one of them, or add this one to "values" of the list.`,
          ),
        ],
        why: 'Whoever chooses a category there does not see the page.',
        bad: inField('Clouds'),
        good: inField('Cloud'),
        fixable: 'sometimes',
      },
    },
  },
  check({ document, site, report }) {
    const facts = document.kind === 'page' && !isBroken(document) ? document.data?.['facts'] : undefined;
    if (!isGroup(facts)) return;
    for (const { by, values, list } of categoriesFor(document.address, site)) {
      for (const { name, path } of textsOf(facts[by], ['facts', by])) {
        if (values.includes(name) || findTokens(name).length > 0) continue;
        const same = values.filter((value) => inPlainLetters(value) === inPlainLetters(name));
        const suggestion = same[0] ?? nearest(name, values);
        const edits = replaceWith({ path }, suggestion, { certain: same.length === 1 });
        report('page/unlisted-category', { path }, { name, list, suggestion, names: values }, edits);
      }
    }
  },
});

/** What a fact says, one or several texts, and where. */
function textsOf(fact: unknown, path: DataPath): { name: string; path: DataPath }[] {
  if (typeof fact === 'string') return [{ name: fact, path }];
  const all: unknown[] = Array.isArray(fact) ? fact : [];
  return all.flatMap((name, index) => (typeof name === 'string' ? [{ name, path: [...path, index] }] : []));
}

/** The categories, written one by one, of lists that show all pages beside one: the first list for each fact. */
function categoriesFor(address: string, { content }: SiteContext): { by: string; values: string[]; list: string }[] {
  const found = categoryListsOf(content, folderOfAddress(address)).flatMap(
    ({ categories: { by, values }, request, owner }) =>
      values && isWhole(request) ? [{ by, values, list: owner }] : [],
  );
  return found.filter(({ by }, index) => found.findIndex((other) => other.by === by) === index);
}

/** Whether a list shows all pages of its folder. */
const isWhole = ({ only, except, where, limit }: CollectionRequest): boolean =>
  [only, except, where, limit].every((part) => part === undefined);
