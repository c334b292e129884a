import type { ReportedDiagnostic } from '../../model/diagnostics/reported.ts';

/** What a reporter knows besides the problems. */
export interface ReportContext {
  /** How many files were checked. */
  files: number;
  /** Which files these are, when not all or those that were named: "changed since main". */
  scope?: string;
  /** The text of a file, to show the line in question; undefined where there is none. */
  textOf(file: string): string | undefined;
  color: boolean;
  /** How wide the terminal is, where there is one. */
  columns?: number;
  /** The web address of the page that explains each code under its name, if there is one. */
  docs?: string;
}

/** The address of what is said about a code, as GitHub names its heading in docs/problems.md. */
export const sectionOf = (code: string, docs: string | undefined): string | undefined =>
  docs === undefined ? undefined : `${docs}#${code.replaceAll('/', '')}`;

/** Writes problems down in one format. */
export type Reporter = (problems: ReportedDiagnostic[], context: ReportContext) => string;
