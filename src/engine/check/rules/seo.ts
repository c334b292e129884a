import type { ContentDocument } from '../../../model/content.ts';
import { isBroken, type Rule } from '../site.ts';
import { holdsPlace } from './wording.ts';

/** The least length of a description that search engines show as it is. */
const LEAST = 50;

/** Each page can be told from the others in search results. */
export const seo: Rule = {
  name: 'seo',
  readsAll: true,
  document({ data, kind }, _site, report) {
    if (kind !== 'page') return;
    const { description } = fieldsOf(data);
    if (description !== undefined && description.trim() !== '' && description.length < LEAST)
      report('seo/short-description', { path: ['seo', 'description'] }, { has: description.length, least: LEAST });
  },
  site({ documents, isAsked }, reportIn) {
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const document of documents) {
      // Of documents that are parsed on demand those with the words of a changed page are asked about; the others need not be parsed for this.
      if (document.mayMention && !isAsked(document.file)) continue;
      if (document.kind !== 'page' || isBroken(document) || document.data?.['draft'] === true) continue;
      const { title, seoTitle, description, noindex } = fieldsOf(document.data);
      if (noindex) continue;
      const shownTitle = seoTitle ?? title;
      if (shownTitle !== undefined) {
        const other = firstWith(titles, shownTitle, document);
        if (other)
          reportIn(document.file)('seo/duplicate-title', { path: seoTitle === undefined ? ['title'] : ['seo', 'title'] }, { title: shownTitle, other });
      }
      // Two pages that were just begun ask for the same, in brackets: that is said already.
      const other = description === undefined || holdsPlace(description) ? undefined : firstWith(descriptions, description, document);
      if (other) reportIn(document.file)('seo/duplicate-description', { path: ['seo', 'description'] }, { other });
    }
  },
};

/** What search engines show of a page, as it is compared with other pages. */
export function searchWords({ data }: Pick<ContentDocument, 'data'>): string[] {
  const { title, seoTitle, description } = fieldsOf(data);
  return [seoTitle ?? title, description].flatMap((text) => (text === undefined || text.trim() === '' ? [] : [comparable(text)]));
}

const comparable = (text: string): string => text.trim().toLowerCase();

/** The file that had a text first; remembers the text if none had. */
function firstWith(seen: Map<string, string>, text: string, { file }: ContentDocument): string | undefined {
  const key = comparable(text);
  const first = seen.get(key);
  if (first === undefined) seen.set(key, file);
  return first;
}

/** What search engines get to see. A value of another type is another rule's concern. */
function fieldsOf(data: Record<string, unknown> | undefined) {
  const seo = (data?.['seo'] ?? {}) as Record<string, unknown>;
  return { title: textOf(data?.['title']), seoTitle: textOf(seo['title']), description: textOf(seo['description']), noindex: seo['noindex'] === true };
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
