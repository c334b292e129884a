import type { Problem } from '../../model.ts';

/** What a reporter knows besides the problems. */
export interface ReportContext {
  /** How many files were checked. */
  files: number;
  /** The text of a file, to show the line in question; undefined where there is none. */
  textOf(file: string): string | undefined;
  color: boolean;
}

export type Reporter = (problems: Problem[], context: ReportContext) => string;
