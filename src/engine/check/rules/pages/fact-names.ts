import { folderOfAddress } from '../../../../model/addresses/address.ts';
import { isBroken } from '../../../../model/content/content.ts';
import { isGroup } from '../../../../model/content/is-group.ts';
import { block, EXAMPLE_PAGE, fields, files, type Example } from '../../../../model/diagnostics/example.ts';
import { nearest } from '../../../../model/words/meant/nearest.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { categoryListsOf } from '../../../site/lists/category-lists.ts';
import { isMisnamedDate } from '../../facts/misnamed-date.ts';
import { siblingFacts } from '../../facts/sibling-facts.ts';
import { documentRule } from '../../rule.ts';

const withFact = (name: string): Example =>
  files(
    {
      [EXAMPLE_PAGE]: block('{ "type": "collection", "from": "/services", "categories": { "by": "field" } }'),
      'pages/services/cloud.json': fields(`"facts": { "${name}": "Cloud" }`),
    },
    { 'pages/services/it.json': fields('"facts": { "field": "Security" }') },
  );

/** A fact of a page is called as on the pages beside it. */
export const factNames = documentRule({
  meta: {
    codes: {
      'page/other-fact': {
        level: 'advice',
        title: 'A fact of a page is nearly called like one of the pages beside it',
        message: ({ name, suggestion }: { name: string; suggestion: string }) => [
          `This page has a fact ${shown(name)} that no page beside it has, and lacks their ${shown(suggestion)}. Lists know facts by their names alone.`,
          `Did you mean ${shown(suggestion)}?`,
        ],
        why: 'Lists that sort, filter or have categories by it take the page for one without.',
        bad: withFact('feild'),
        good: withFact('field'),
      },
    },
  },
  check({ document, site, report }) {
    const facts = document.kind === 'page' && !isBroken(document) ? document.data?.['facts'] : undefined;
    if (!isGroup(facts) || Object.keys(facts).length === 0) return;
    const folder = folderOfAddress(document.address);
    const { values } = siblingFacts(site.pagesBelow(folder || '/'));
    // The page itself is one of them.
    const isElsewhere = (name: string): boolean => (values.get(name)?.length ?? 0) > 1;
    const asked = new Set(categoryListsOf(site.content, folder).map(({ categories: { by } }) => by));
    // What a single page says besides is no name for the others, unless a list asks for it.
    const lacking = [...values.keys()].filter(
      (name) => (asked.has(name) || isElsewhere(name)) && !Object.hasOwn(facts, name),
    );
    for (const name of Object.keys(facts)) {
      const suggestion = isElsewhere(name) || isMisnamedDate(name, facts[name]) ? undefined : nearest(name, lacking);
      if (suggestion === undefined) continue;
      const path = ['facts', name];
      const edits = [{ kind: 'rename' as const, path, name: suggestion }];
      report('page/other-fact', { path, at: 'key', about: [] }, { name, suggestion }, [{ edits }]);
    }
  },
});
