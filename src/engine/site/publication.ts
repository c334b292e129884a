import { mayHave, type ContentDocument } from '../../model/content/content.ts';
import type { PageDocument } from '../../model/page/types.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The day so many days from today: `2026-05-21`, in universal time. */
export const dayFromToday = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** The day by which pages are published. */
export const today = (): string => dayFromToday(0);

/** Why visitors do not get to see a page. */
export type Hidden = 'draft' | 'future' | 'past';

/** The same in words. */
export const WHY_HIDDEN: Record<Hidden, string> = {
  draft: 'is a draft',
  future: 'is not published yet',
  past: 'is no longer published',
};

/** Why visitors do not get to see a page on a given day, or today; undefined when they do. */
export function hiddenBecause(document: Pick<ContentDocument, 'data' | 'mayHave'>, day?: string): Hidden | undefined {
  if (!mayHave(document, 'draft', 'publishAt', 'unpublishAt')) return undefined;
  const { draft, publishAt, unpublishAt } = (document.data ?? {}) as Partial<PageDocument>;
  if (draft) return 'draft';
  if (publishAt === undefined && unpublishAt === undefined) return undefined;
  const now = day ?? today();
  if (typeof publishAt === 'string' && publishAt > now) return 'future';
  return typeof unpublishAt === 'string' && unpublishAt <= now ? 'past' : undefined;
}

/** Whether nobody is to read a page: it is a draft, or its time is over. One that is still to come will be read. */
export function isDraftOrPast(document: Pick<ContentDocument, 'data' | 'mayHave'>): boolean {
  const reason = hiddenBecause(document);
  return reason === 'draft' || reason === 'past';
}

/** Whether a page is out on a given day: no draft, and within its dates. */
export function isPublished(page: Partial<PageDocument>, day: string): boolean {
  return hiddenBecause({ data: page as Record<string, unknown> }, day) === undefined;
}

/** The two dates of a page that goes before it comes, so that nobody ever sees it; undefined for any other. */
export function reversedDates({ data }: Pick<ContentDocument, 'data'>): { from: string; to: string } | undefined {
  const { publishAt: from, unpublishAt: to } = (data ?? {}) as Partial<PageDocument>;
  return typeof from === 'string' && typeof to === 'string' && to <= from ? { from, to } : undefined;
}
