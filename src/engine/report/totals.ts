import { summaryOf, type ReportedDiagnostic } from '../../model/diagnostics/reported.ts';

/** "2 errors and 1 warning"; "no problems" when there are none. */
export function totals(problems: ReportedDiagnostic[]): string {
  return summaryOf(problems) || 'no problems';
}
