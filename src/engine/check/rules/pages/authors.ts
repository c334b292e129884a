import { mayHave } from '../../../../model/content/content.ts';
import type { DataPath } from '../../../../model/diagnostics/diagnostic.ts';
import { asText } from '../../../../model/words/as-text.ts';
import { replaceTokens } from '../../../../model/content/tokens.ts';
import { EXAMPLE_PAGE, fields, files, site as siteFields } from '../../../../model/diagnostics/example.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { nearest } from '../../../../model/words/meant/nearest.ts';
import { conjunctionIn } from '../../../../model/words/conjunction.ts';
import { inPlainLetters } from '../../../../model/words/letters/plain-letters.ts';
import { listed as inQuotes } from '../../../../model/words/phrases.ts';
import { languageAt, languagesOf } from '../../../site/languages/languages.ts';
import { siteRule } from '../../rule.ts';
import type { SiteContext } from '../../site-context.ts';

const BY_DANA = { [EXAMPLE_PAGE]: fields('"facts": { "author": "Dana Whitfield" }') };

const by = (author: string) =>
  files(
    { [EXAMPLE_PAGE]: fields(`"facts": { "author": ${author} }`) },
    {
      'pages/_site.json': siteFields(
        '"authors": [{ "name": "Dana Whitfield", "href": "/write" }, { "name": "Renata Solis", "href": "/write" }]',
      ),
    },
  );

/** Whoever is named as an author in the site file has written something, and is named so there, too. */
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
      'page/other-author': {
        level: 'advice',
        title: 'The authors of a page are written in another way than in the site file',
        message: ({ name, meant }: { name: string; meant: string | string[] }) =>
          typeof meant === 'string'
            ? [`The site file knows "${meant}", but no "${name}", so this name is no link.`, `Write "${meant}".`]
            : [
                `"${name}" is told to readers and search engines as one person.`,
                `Write each name by itself: [${inQuotes(meant)}]`,
              ],
        why: 'Names are compared letter by letter: only the same one leads to its author, and is found with the others.',
        bad: by('"Dana Whitfield and Renata Solis"'),
        good: by('["Dana Whitfield", "Renata Solis"]'),
      },
    },
  },
  check({ site, reportIn }) {
    const listed = languagesOf(site.content).map(({ file }) => ({ file, authors: authorsListed(site, file) }));
    if (listed.every(({ authors }) => authors.length === 0)) return;
    const names = namesOf(listed, site);
    const authorsOfAll = authorsOfPages(site);
    const written = new Set(authorsOfAll.map(({ name }) => name));
    const pages = authorsOfAll.map((page) => ({ ...page, meant: authorMeant(page, names, written) }));
    // Each of several who stand in one text is told there.
    const known = new Set([...written, ...pages.flatMap(({ meant }) => (Array.isArray(meant) ? meant : []))]);
    for (const { file, authors } of listed)
      for (const [index, { name }] of authors.entries()) {
        if (typeof name !== 'string' || known.has(filled(name, site))) continue;
        const suggestion = nearest(name, known);
        const location = { path: ['authors', index, 'name'] };
        reportIn(file)('site/unknown-author', location, { name, suggestion }, replaceWith(location, suggestion));
      }
    for (const { file, name, path, meant } of pages.filter((page) => site.isRequested(page.file))) {
      if (meant === undefined) continue;
      // One of a list cannot be a list itself.
      const edits = Array.isArray(meant) && path.length > 2 ? [] : replaceWith({ path }, meant);
      reportIn(file)('page/other-author', { path }, { name, meant }, edits);
    }
  },
});

/** The authors in the site file, or in that of a further language. */
function authorsListed({ content: { documents } }: SiteContext, file: string): { name?: unknown }[] {
  const authors = documents.get(file)?.data?.['authors'];
  return Array.isArray(authors) ? authors.map(Object) : [];
}

const filled = (name: string, { tokens = new Map() }: SiteContext): string => replaceTokens(name, tokens);

/** Everybody who has written a page, once for each. */
function authorsOfPages(site: SiteContext): AuthorOfPage[] {
  return site.documents.flatMap((document) => {
    if (document.kind !== 'page' || !mayHave(document, 'facts')) return [];
    const { author = [] } = Object(document.data?.['facts']) as { author?: unknown };
    const { lang } = languageAt(site.content, document.address);
    return [author].flat().map((name, index) => ({
      file: document.file,
      name: filled(asText(name), site),
      path: Array.isArray(author) ? ['facts', 'author', index] : ['facts', 'author'],
      lang,
    }));
  });
}

interface AuthorOfPage {
  file: string;
  name: string;
  path: DataPath;
  /** The language of the page. */
  lang: string;
}

/** The names that site files list, by how they are compared: in plain letters. */
const namesOf = (listed: { authors: { name?: unknown }[] }[], site: SiteContext): Map<string, string> =>
  new Map(
    listed
      .flatMap(({ authors }) => authors.map(({ name }) => filled(asText(name), site)))
      .map((name) => [inPlainLetters(name), name]),
  );

/**
 * What was meant by a name that no site file lists: several of those that it lists, or one in other letters. Where no
 * page has that one, nobody knows which of the two is right.
 */
function authorMeant(
  { name, lang }: AuthorOfPage,
  names: ReadonlyMap<string, string>,
  written: ReadonlySet<string>,
): string | string[] | undefined {
  const same = (other: string): string | undefined => names.get(inPlainLetters(other));
  const whole = same(name);
  if (whole !== undefined) return whole !== name && written.has(whole) ? whole : undefined;
  const parts = name.split(new RegExp(`\\s*[,;/&+]\\s*|\\s+(?:${conjunctionIn(lang)}|and)\\s+`, 'iu')).map(same);
  return parts.length > 1 && parts.every((part) => part !== undefined) ? parts : undefined;
}
