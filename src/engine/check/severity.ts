import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import type { SiteContent } from '../read/site-content.ts';
import { hasSiteData } from '../site/site-data.ts';
import { askedWeight } from './asked-weight.ts';
import { isAdvice, metaOf } from './codes.ts';

/**
 * The weight of advice: "off", "warning" or "error" as the site file asks. What it says nothing about is off where that
 * is the default, or else undefined.
 */
const weightOf = (code: string, content: Pick<SiteContent, 'documents'>): unknown =>
  (isAdvice(code) ? askedWeight(code, content) : undefined) ?? metaOf(code).default;

/** Gives advice the weight that the site asks for. Errors keep theirs. */
export function weighed(diagnostics: Diagnostic[], content: Pick<SiteContent, 'documents'>): Diagnostic[] {
  // Without its site file nobody knows what a site wants to hear.
  if (!hasSiteData(content)) return diagnostics.filter(({ code }) => !isAdvice(code));
  return diagnostics.flatMap((diagnostic) => {
    const weight = weightOf(diagnostic.code, content);
    if (weight === 'off') return [];
    return [weight === 'error' || weight === 'warning' ? { ...diagnostic, severity: weight } : diagnostic];
  });
}

/** Whether a site wants to hear any of these codes: what looks for others need not look. */
export const isWanted = (codes: string[], content: Pick<SiteContent, 'documents'>): boolean =>
  codes.some((code) => weightOf(code, content) !== 'off');
