import { counted } from './counted.ts';

/** A problem of content as people read it: in the terminal, over the page, and in place of a page that cannot be shown. */
export interface ShownProblem {
  /** Relative to the root of the site, with forward slashes. */
  file: string;
  line: number;
  column: number;
  severity: 'error' | 'warning';
  code: string;
  message: string;
  /** The place in words, where the message does not say it. */
  place: string;
  /** The author's line with its number and carets under the place. */
  frame: string;
  hint: string;
}

/** How many problems there are: "2 errors and 1 warning". Empty when there is none. */
export function summaryOf(problems: readonly Pick<ShownProblem, 'severity'>[]): string {
  return (['error', 'warning'] as const)
    .map((severity) => ({ severity, count: problems.filter((problem) => problem.severity === severity).length }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => counted(count, severity))
    .join(' and ');
}
