import { isGroup } from '../../model/content/is-group.ts';
import type { SiteContent } from '../read/site-content.ts';
import { siteDataOf } from '../site/site-data.ts';

/**
 * The severity that "checks" in the site file gives a code, unvalidated; undefined where it gives none.
 *
 * Apart from severity.ts, which imports all rules, so that a rule can ask for it.
 */
export function configuredSeverity(code: string, content: Pick<SiteContent, 'documents'>): unknown {
  const checks: unknown = siteDataOf(content).checks;
  return isGroup(checks) && Object.hasOwn(checks, code) ? checks[code] : undefined;
}
