import { isBroken, isParsedOnDemand, type ContentDocument } from '../../../../model/content/content.ts';
import { EXAMPLE_PAGE, fields, files } from '../../../../model/diagnostics/example.ts';
import { comparable } from '../../../../model/words/comparable.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { languageAt } from '../../../site/languages/languages.ts';
import { unlistedAt } from '../../../site/languages/unlisted-languages.ts';
import { isDraftOrPast } from '../../../site/publication.ts';
import { bracketIn } from '../../../site/wording/placeholder.ts';
import { searchFields } from '../../../site/wording/search-words.ts';
import { configuredSeverity } from '../../configured-severity.ts';
import { siteRule } from '../../rule.ts';
import type { SiteContext } from '../../site-context.ts';

/** Each page can be told from the others in search results. */
export const searchTwins = siteRule({
  meta: {
    readsAll: true,
    codes: {
      'seo/duplicate-title': {
        level: 'advice',
        title: 'Two pages have the same title',
        message: ({ title, other, both = false }: { title: string; other: string; both?: boolean }) => [
          `${other} has the same title, ${shown(title)}${both ? ', and the same description' : ''}. In search results nobody could tell the two apart.`,
          `Give each page a title${both ? ' and a description' : ''} of its own.`,
        ],
        why: 'In search results nobody can tell them apart.',
        bad: files({
          [EXAMPLE_PAGE]: fields('"title": "Services"'),
          'pages/services/cloud.json': fields('"title": "Services"'),
        }),
        good: files({
          [EXAMPLE_PAGE]: fields('"title": "Talk to us"'),
          'pages/services/cloud.json': fields('"title": "Cloud services"'),
        }),
      },
      'seo/duplicate-description': {
        level: 'advice',
        title: 'Two pages have the same description',
        message: ({ other }: { other: string }) => [
          `${other} has the same description. In search results nobody could tell the two apart.`,
          'Say what is special about this page.',
        ],
        why: 'In search results nobody can tell them apart.',
        bad: files({
          [EXAMPLE_PAGE]: fields('"seo": { "description": "An engineer answers within 15 minutes, day and night." }'),
          'pages/services/cloud.json': fields(
            '"seo": { "description": "An engineer answers within 15 minutes, day and night." }',
          ),
        }),
        good: files({
          [EXAMPLE_PAGE]: fields('"seo": { "description": "An engineer answers within 15 minutes, day and night." }'),
          'pages/services/cloud.json': fields(
            '"seo": { "description": "We move your files to the cloud and keep them safe there." }',
          ),
        }),
      },
    },
  },
  check({ site: { content, documents, isRequested, known }, reportIn }) {
    const areBothEnabled = ['seo/duplicate-title', 'seo/duplicate-description'].every(
      (code) => configuredSeverity(code, content) !== 'off',
    );
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const document of documents) {
      // With "--changed", pages whose texts are those of a changed page are asked about; others need not be parsed.
      if (isParsedOnDemand(document) && !isRequested(document.file)) continue;
      if (document.kind !== 'page' || isBroken(document) || isDraftOrPast(document)) continue;
      // Of two pages at one address, only one can stay.
      if (known.pages.get(document.address) !== document.file) continue;
      const { title, titlePath, description, noindex } = searchResultOf(document);
      if (noindex) continue;
      const folder = languageFolderOf(document, content);
      const firstIn = (seen: Map<string, string>, text: string | undefined): string | undefined =>
        text === undefined ? undefined : firstWith(seen, text, folder, document);
      const sameTitle = firstIn(titles, title);
      const sameDescription = firstIn(descriptions, description);
      // A copied page has both, which is one mistake.
      const both = sameTitle !== undefined && sameTitle === sameDescription && areBothEnabled;
      const report = reportIn(document.file);
      if (sameTitle) {
        const args = { title: title ?? '', other: sameTitle, ...(both && { both }) };
        report('seo/duplicate-title', { path: titlePath }, args);
      }
      if (sameDescription && !both)
        report('seo/duplicate-description', { path: ['seo', 'description'] }, { other: sameDescription });
    }
  },
});

/** What search engines show of a page that can be compared, and where its title is written. */
function searchResultOf({ data }: ContentDocument) {
  const { title, seoTitle, description, noindex } = searchFields(data);
  // Pages that were just begun have the same description in brackets, which another rule reports.
  const isPlaceholder = description !== undefined && bracketIn(description) !== null;
  return {
    title: seoTitle ?? title,
    titlePath: seoTitle === undefined ? ['title'] : ['seo', 'title'],
    description: isPlaceholder ? undefined : description,
    noindex,
  };
}

/** The folder of a page's language: "Blog" is a good title in several languages. */
const languageFolderOf = ({ address }: ContentDocument, content: SiteContext['content']): string =>
  (unlistedAt(content, address) ?? languageAt(content, address)).folder;

/** The first file of a language with this text; remembers the file if it is the first. */
function firstWith(
  seen: Map<string, string>,
  text: string,
  folder: string,
  { file }: ContentDocument,
): string | undefined {
  const key = `${folder} ${comparable(text)}`;
  const first = seen.get(key);
  if (first === undefined) seen.set(key, file);
  return first;
}
