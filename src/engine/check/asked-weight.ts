import { SITE_FILE } from '../../model/addresses/address.ts';
import type { SiteContent } from '../read/site-content.ts';

/** The weight that the site file asks for a code under "checks", as it stands there; undefined where it says nothing. */
export function askedWeight(code: string, content: Pick<SiteContent, 'documents'>): unknown {
  const checks = content.documents.get(SITE_FILE)?.data?.['checks'];
  return checks !== null && typeof checks === 'object' && Object.hasOwn(checks, code)
    ? (checks as Record<string, unknown>)[code]
    : undefined;
}
