import { mayHave } from '../../../../model/content/content.ts';
import { asText } from '../../../../model/words/as-text.ts';
import { replaceTokens } from '../../../../model/content/tokens.ts';
import { EXAMPLE_PAGE, fields, site as siteFields } from '../../../../model/diagnostics/example.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { nearest } from '../../../../model/words/meant/nearest.ts';
import { languagesOf } from '../../../site/languages/languages.ts';
import { siteRule } from '../../rule.ts';
import type { SiteContext } from '../../site-context.ts';

const BY_DANA = { [EXAMPLE_PAGE]: fields('"facts": { "author": "Dana Whitfield" }') };

/** Whoever is named as an author in the site file has written something. */
export const authors = siteRule({
  meta: {
    readsAll: true,
    codes: {
      'site/unknown-author': {
        level: 'advice',
        title: 'No article is by an author of the site file',
        message: ({ name, suggestion }: { name: string; suggestion?: string }) => [
          `No page has "${name}" as "author" in its "facts", so this link is not shown anywhere.`,
          suggestion === undefined
            ? 'Write the name as articles have it, or remove this entry.'
            : `An article has "${suggestion}". Write the name alike in both.`,
        ],
        why: 'Most often the name is written in another way than on the articles, and their readers miss the link.',
        bad: siteFields('"authors": [{ "name": "Dana Witfield", "href": "/write" }]', BY_DANA),
        good: siteFields('"authors": [{ "name": "Dana Whitfield", "href": "/write" }]', BY_DANA),
      },
    },
  },
  check({ site, reportIn }) {
    const listed = languagesOf(site.content).map(({ file }) => ({ file, authors: authorsListed(site, file) }));
    if (listed.every(({ authors }) => authors.length === 0)) return;
    const known = authorsOfPages(site);
    for (const { file, authors } of listed)
      for (const [index, { name }] of authors.entries()) {
        if (typeof name !== 'string' || known.has(filled(name, site))) continue;
        const suggestion = nearest(name, known);
        const location = { path: ['authors', index, 'name'] };
        reportIn(file)('site/unknown-author', location, { name, suggestion }, replaceWith(location, suggestion));
      }
  },
});

/** The authors in the site file, or in that of a further language. */
function authorsListed({ content: { documents } }: SiteContext, file: string): { name?: unknown }[] {
  const authors = documents.get(file)?.data?.['authors'];
  return Array.isArray(authors) ? authors.map(Object) : [];
}

const filled = (name: string, { tokens = new Map() }: SiteContext): string => replaceTokens(name, tokens);

/** Everybody who has written a page. */
function authorsOfPages(site: SiteContext): Set<string> {
  const names = site.documents.flatMap((document) => {
    if (!mayHave(document, 'facts')) return [];
    const { author = [] } = Object(document.data?.['facts']) as { author?: unknown };
    return [author].flat().map((name) => filled(asText(name), site));
  });
  return new Set(names);
}
