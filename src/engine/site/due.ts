import { mayHave } from '../../model/content/content.ts';
import type { PageDocument } from '../../model/page/types.ts';
import type { SiteContent } from '../read/site-content.ts';

/** A page that visitors see from a day on, or from a day on no longer. */
interface DuePage {
  /** `2026-05-21` */
  day: string;
  address: string;
  change: 'comes' | 'goes';
}

/** The pages that come or go by their dates, in the order in which they do. Drafts do neither. */
export function duePages({ documents }: Pick<SiteContent, 'documents'>): DuePage[] {
  const due: DuePage[] = [];
  for (const document of documents.values()) {
    const { kind, address } = document;
    if (kind !== 'page' || !mayHave(document, 'publishAt', 'unpublishAt')) continue;
    const { draft, publishAt, unpublishAt } = (document.data ?? {}) as Partial<PageDocument>;
    if (draft) continue;
    if (typeof publishAt === 'string') due.push({ day: publishAt, address, change: 'comes' });
    if (typeof unpublishAt === 'string') due.push({ day: unpublishAt, address, change: 'goes' });
  }
  return due.toSorted((a, b) => (a.day + a.address < b.day + b.address ? -1 : 1));
}

/** The first page that comes or goes after a day. */
export const nextDue = (content: Pick<SiteContent, 'documents'>, today: string): DuePage | undefined =>
  duePages(content).find(({ day }) => day > today);
