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
  check({ site: { content, documents, isAsked, known }, reportIn }) {
    const areBothWanted = ['seo/duplicate-title', 'seo/duplicate-description'].every(
      (code) => configuredSeverity(code, content) !== 'off',
    );
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const document of documents) {
      // Of documents that are parsed on demand those with the words of a changed page are asked about; the others need
      // not be parsed for this.
      if (isParsedOnDemand(document) && !isAsked(document.file)) continue;
      if (document.kind !== 'page' || isBroken(document) || isDraftOrPast(document)) continue;
      // Of two at one address, only one can be kept.
      if (known.pages.get(document.address) !== document.file) continue;
      const { title, seoTitle, description, noindex } = searchFields(document.data);
      if (noindex) continue;
      // "Blog" is a good title in several languages.
      const { folder } = unlistedAt(content, document.address) ?? languageAt(content, document.address);
      const report = reportIn(document.file);
      const shownTitle = seoTitle ?? title;
      const twin = shownTitle === undefined ? undefined : firstWith(titles, shownTitle, folder, document);
      const path = seoTitle === undefined ? ['title'] : ['seo', 'title'];
      // Two pages that were just begun ask for the same, in brackets: that is said already.
      const isHeld = description === undefined || bracketIn(description) !== null;
      const other = isHeld ? undefined : firstWith(descriptions, description, folder, document);
      // A copy of a page has both, and that is one mistake.
      const both = twin !== undefined && twin === other && areBothWanted;
      if (twin)
        report('seo/duplicate-title', { path }, { title: shownTitle ?? '', other: twin, ...(both && { both }) });
      if (other && !both) report('seo/duplicate-description', { path: ['seo', 'description'] }, { other });
    }
  },
});

/** The file of a language that had a text first; remembers the text if none had. */
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
