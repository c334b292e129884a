import { addTo } from '../../../../model/add-to.ts';
import { mayHave } from '../../../../model/content/content.ts';
import { findTokens } from '../../../../model/content/tokens.ts';
import { valueAt } from '../../../../model/content/value-at.ts';
import { block, EXAMPLE_PAGE, fields, files, type Example } from '../../../../model/diagnostics/example.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { inPlainLetters } from '../../../../model/words/letters/plain-letters.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { collectionsIn } from '../../../site/lists/lists-in.ts';
import { siblingFacts } from '../../facts/sibling-facts.ts';
import { siteRule } from '../../rule.ts';
import type { SiteContext } from '../../site-context.ts';

const ofEvent = (state: string): Example =>
  files(
    {
      [EXAMPLE_PAGE]: block('{ "type": "collection", "from": "/events", "where": { "state": "To come" } }'),
      'pages/events/fair.json': fields(`"facts": { "state": "${state}" }`),
    },
    { 'pages/events/market.json': fields('"facts": { "state": "To come" }') },
  );

/** A page says of itself what lists ask for, letter by letter. */
export const listedValues = siteRule({
  meta: {
    readsAll: true,
    codes: {
      'page/other-letters': {
        level: 'advice',
        title: 'A fact of a page is nearly what lists ask for',
        message: ({ name, value, asked }: { name: string; value: string; asked: string }) => [
          `Lists ask for pages whose "${name}" is ${shown(asked)}. This page says ${shown(value)}, so they leave it out.`,
          `Write ${shown(asked)}, or give it a value that differs by more than capitals and signs.`,
        ],
        why: 'Visitors do not find the page where the others are.',
        bad: ofEvent('To Come'),
        good: ofEvent('To come'),
      },
    },
  },
  check({ site, reportIn }) {
    for (const [from, facts] of askedIn(site)) {
      const pages = site.pagesBelow(from);
      const { values } = siblingFacts(pages);
      for (const { file, data } of pages.filter((page) => site.isRequested(page.file)))
        for (const [name, asked] of facts) {
          const value = valueAt(data, ['facts', name]);
          // Several values are one text each, of which a list asks for one.
          if (typeof value !== 'string' || asked.includes(value) || findTokens(value).length > 0) continue;
          // What no page says is told where the list asks for it.
          const isMeant = (each: string): boolean =>
            inPlainLetters(each) === inPlainLetters(value) && (values.get(name) ?? []).flat().includes(each);
          const same = asked.find(isMeant);
          if (same === undefined) continue;
          const place = { path: ['facts', name] };
          reportIn(file)('page/other-letters', place, { name, value, asked: same }, replaceWith(place, same));
        }
    }
  },
});

/** For each folder the facts that lists of its pages ask for, with the values. */
function askedIn({ documents, content }: SiteContext): Map<string, Map<string, string[]>> {
  const folders = new Map<string, Map<string, string[]>>();
  for (const document of documents.filter((each) => mayHave(each, 'where')))
    for (const { request } of collectionsIn(document, content))
      for (const [name, value] of Object.entries(request.where ?? {})) {
        if (typeof value !== 'string') continue;
        const facts = folders.get(request.from) ?? new Map<string, string[]>();
        folders.set(request.from, facts);
        if (!facts.get(name)?.includes(value)) addTo(facts, name, value);
      }
  return folders;
}
