import type { Problem } from '../../model.ts';

/** How many problems have a severity. */
export function countOf(problems: Problem[], severity: Problem['severity']): number {
  return problems.filter((problem) => problem.severity === severity).length;
}
