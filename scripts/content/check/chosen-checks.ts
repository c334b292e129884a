import { SITE_FILE } from '../address.ts';
import type { Problem, SiteContent } from '../model.ts';
import { isAdvice } from './messages.ts';

/** Gives advice the weight that the site file asks for under "checks": "off", "warning" or "error". Mistakes keep theirs. */
export function asChosen(problems: Problem[], content: SiteContent): Problem[] {
  const site = content.documents.get(SITE_FILE)?.data;
  // Without its site file nobody knows what a site wants to hear.
  if (!site) return problems.filter(({ code }) => !isAdvice(code));
  const { checks } = site;
  if (checks === null || typeof checks !== 'object') return problems;
  const chosen = new Map(Object.entries(checks));
  return problems.flatMap((problem) => {
    const weight: unknown = isAdvice(problem.code) ? chosen.get(problem.code) : undefined;
    if (weight === 'off') return [];
    return [weight === 'error' || weight === 'warning' ? { ...problem, severity: weight } : problem];
  });
}
