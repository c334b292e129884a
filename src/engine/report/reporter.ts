import type { ReportedDiagnostic } from '../../model/reported.ts';

/** What a reporter knows besides the problems. */
export interface ReportContext {
  /** How many files were checked. */
  files: number;
  /** Which files these are, when not all or those that were named: "changed since main". */
  scope?: string;
  /** The text of a file, to show the line in question; undefined where there is none. */
  textOf(file: string): string | undefined;
  color: boolean;
  /** The web address of the page that explains each code under its name, if there is one. */
  docs?: string;
}

export type Reporter = (problems: ReportedDiagnostic[], context: ReportContext) => string;
