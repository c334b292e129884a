import { summaryOf, type ReportedDiagnostic } from '../../model/diagnostics/reported.ts';

/** How many problems have a severity. */
export function countOf(problems: ReportedDiagnostic[], severity: ReportedDiagnostic['severity']): number {
  return problems.filter((problem) => problem.severity === severity).length;
}

/** "2 errors and 1 warning"; "no problems" when there are none. */
export function totals(problems: ReportedDiagnostic[]): string {
  return summaryOf(problems) || 'no problems';
}
