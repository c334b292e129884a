import type { ReportedDiagnostic } from '../../model/diagnostics/reported.ts';

/**
 * What was asked for cannot be done, and nothing was changed. The message says why and what to do; problems of content
 * are listed after it.
 */
export class Refusal extends Error {
  problems: ReportedDiagnostic[];

  constructor(message: string, problems: ReportedDiagnostic[] = []) {
    super(message);
    this.problems = problems;
  }
}
