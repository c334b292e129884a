import type { PageDocument } from '../../model/page/types.ts';

/** What a page says that it is; one with an article in it need not say it. */
export function kindOfPage({ kind, blocks }: Partial<PageDocument>): PageDocument['kind'] {
  if (kind !== undefined) return kind;
  const written = (Array.isArray(blocks) ? blocks : []) as ({ type?: unknown; layout?: unknown } | null)[];
  return written.some((block) => block?.type === 'prose' && block.layout === 'article') ? 'article' : undefined;
}
