import type { Problem } from '../../model.ts';

/** How many problems have a severity. */
export function countOf(problems: Problem[], severity: Problem['severity']): number {
  return problems.filter((problem) => problem.severity === severity).length;
}

/** A number with its word: "1 error", "2 errors". */
export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** "2 errors and 1 warning"; "no problems" when there are none. */
export function totals(problems: Problem[]): string {
  const parts = (['error', 'warning'] as const).flatMap((severity) => {
    const count = countOf(problems, severity);
    return count > 0 ? [counted(count, severity)] : [];
  });
  return parts.join(' and ') || 'no problems';
}
