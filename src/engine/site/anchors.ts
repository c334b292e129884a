import { isBroken, type ContentDocument } from '../../model/content.ts';
import type { SiteContent } from '../read/site-content.ts';

/** The names of a page's sections, those in its shared blocks too. Undefined when a shared block is missing or broken, so that nobody knows. */
export function anchorsOf(page: ContentDocument, content: SiteContent): Set<string> | undefined {
  const names = new Set<string>();
  const seen = new Set<ContentDocument>();
  const collect = (document: ContentDocument): boolean => {
    if (seen.has(document)) return true;
    seen.add(document);
    return document.references.every(({ role, value }) => {
      if (role === 'anchor') names.add(value as string);
      if (role !== 'shared') return true;
      const shared = content.documents.get(`pages/_shared/${value as string}.json`);
      return shared !== undefined && !isBroken(shared) && collect(shared);
    });
  };
  return collect(page) ? names : undefined;
}
