import { SITE_FILE } from '../../model/address.ts';
import type { Problem, SiteContent } from '../../model/content.ts';
import { isAdvice } from './messages.ts';

/** The weight that the site file gives to advice under "checks": "off", "warning" or "error". Undefined when it says nothing. */
export function weightOf(code: string, content: SiteContent): unknown {
  const checks = content.documents.get(SITE_FILE)?.data?.['checks'];
  const isChosen = checks !== null && typeof checks === 'object' && Object.hasOwn(checks, code) && isAdvice(code);
  return isChosen ? (checks as Record<string, unknown>)[code] : undefined;
}

/** Gives advice the weight that the site asks for. Mistakes keep theirs. */
export function asChosen(problems: Problem[], content: SiteContent): Problem[] {
  // Without its site file nobody knows what a site wants to hear.
  if (!content.documents.get(SITE_FILE)?.data) return problems.filter(({ code }) => !isAdvice(code));
  return problems.flatMap((problem) => {
    const weight = weightOf(problem.code, content);
    if (weight === 'off') return [];
    return [weight === 'error' || weight === 'warning' ? { ...problem, severity: weight } : problem];
  });
}
