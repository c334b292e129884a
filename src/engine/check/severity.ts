import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import type { SiteContent } from '../read/site-content.ts';
import { hasSiteData } from '../site/site-data.ts';
import { configuredSeverity } from './configured-severity.ts';
import { isAdvice, metaOf } from './codes.ts';

/**
 * The severity of advice: "off", "warning" or "error" as the site file configures it. Without a setting it is "off"
 * where that is the default, otherwise undefined. Errors have none.
 */
const adviceSeverity = (code: string, content: Pick<SiteContent, 'documents'>): unknown =>
  (isAdvice(code) ? configuredSeverity(code, content) : undefined) ?? metaOf(code).default;

/** Applies the severities that the site file configures for advice: "off" removes a diagnostic. Errors keep theirs. */
export function withConfiguredSeverity(
  diagnostics: Diagnostic[],
  content: Pick<SiteContent, 'documents'>,
): Diagnostic[] {
  // Without its site file, nothing is known of a site's settings.
  if (!hasSiteData(content)) return diagnostics.filter(({ code }) => !isAdvice(code));
  return diagnostics.flatMap((diagnostic) => {
    const configured = adviceSeverity(diagnostic.code, content);
    if (configured === 'off') return [];
    const isSeverity = configured === 'error' || configured === 'warning';
    return [isSeverity ? { ...diagnostic, severity: configured } : diagnostic];
  });
}

/** Whether any of these codes is not "off". A rule of which all codes are off is not run. */
export const isEnabled = (codes: string[], content: Pick<SiteContent, 'documents'>): boolean =>
  codes.some((code) => adviceSeverity(code, content) !== 'off');
