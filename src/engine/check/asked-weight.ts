import { isGroup } from '../../model/content/is-group.ts';
import type { SiteContent } from '../read/site-content.ts';
import { siteDataOf } from '../site/site-data.ts';

/**
 * The weight that the site file asks for a code under "checks", as it stands there; undefined where it says nothing.
 * For a rule, which knows whether its own codes are off by default: `isWanted` knows that of all codes, and so all rules.
 */
export function askedWeight(code: string, content: Pick<SiteContent, 'documents'>): unknown {
  const checks: unknown = siteDataOf(content).checks;
  return isGroup(checks) && Object.hasOwn(checks, code) ? checks[code] : undefined;
}
