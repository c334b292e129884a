import type { ReportedDiagnostic } from '../../src/model/diagnostics/reported.ts';

/** A problem as the checker gives it, for tests of what is made of it. */
export const problem = (over: Partial<ReportedDiagnostic> = {}): ReportedDiagnostic => ({
  file: 'pages/a.json',
  line: 1,
  column: 2,
  endLine: 1,
  endColumn: 5,
  severity: 'error',
  code: 'link/missing-page',
  message: 'No such page.',
  place: '',
  hint: '',
  fixable: false,
  args: {},
  ...over,
});
