import type { ContentDocument } from '../../../model/content/content.ts';
import { comparable } from '../../../model/words/comparable.ts';

/** What search engines get to see of a page. A value of another type is another rule's concern. */
export function searchFields(data: Record<string, unknown> | undefined) {
  const seo = (data?.['seo'] ?? {}) as Record<string, unknown>;
  return {
    title: textOf(data?.['title']),
    seoTitle: textOf(seo['title']),
    description: textOf(seo['description']),
    noindex: seo['noindex'] === true,
  };
}

/** What search engines show of a page, as it is compared with other pages. */
export function searchWords({ data }: Pick<ContentDocument, 'data'>): string[] {
  const { title, seoTitle, description } = searchFields(data);
  return [seoTitle ?? title, description].flatMap((text) =>
    text === undefined || text.trim() === '' ? [] : [comparable(text)],
  );
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
