import { summaryOf } from '../../model/shown-problem.ts';
import type { Problem } from '../../model/content.ts';

/** How many problems have a severity. */
export function countOf(problems: Problem[], severity: Problem['severity']): number {
  return problems.filter((problem) => problem.severity === severity).length;
}

/** "2 errors and 1 warning"; "no problems" when there are none. */
export function totals(problems: Problem[]): string {
  return summaryOf(problems) || 'no problems';
}
