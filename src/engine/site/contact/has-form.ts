import type { SiteContent } from '../../read/site-content.ts';

/** Whether a site has a form anywhere, so that it needs mail. */
export function hasAnyForm({ documents }: SiteContent): boolean {
  return [...documents.values()].some(({ data }) =>
    [data?.['block'], data?.['blocks']].flat().some((block) => (block as { type?: unknown } | null)?.type === FORM),
  );
}

const FORM = 'inquiryForm';
