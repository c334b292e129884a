import { counted } from '../words/counted.ts';
import type { Diagnostic, Severity } from './diagnostic.ts';

/**
 * A diagnostic in words and at its position, as every reporter prints it. Lines and columns count from 1; the end is
 * exclusive.
 */
export interface ReportedDiagnostic {
  /** Relative to the root, with forward slashes. */
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  severity: Severity;
  code: string;
  /** What is wrong and why it matters, in an author's words. */
  message: string;
  /** The place in words: `block 3 (hero "Cloud migration") › button 1`. Empty for the file as a whole. */
  place: string;
  /** What to do; empty when the message says it. */
  hint: string;
  /** Whether `npm run fix` fixes it. */
  fixable: boolean;
  /** What the message is filled with, and the ways to fix it: for programs. */
  args: Diagnostic['args'];
  suggestions?: Diagnostic['suggestions'];
}

/** The same as people read it: in the terminal, over the page, and in place of a page that cannot be shown. */
export interface ShownDiagnostic extends Omit<
  ReportedDiagnostic,
  'endLine' | 'endColumn' | 'fixable' | 'args' | 'suggestions'
> {
  /** The place in words, where the message does not say it. */
  place: string;
  /** The author's line with its number and carets under the place. */
  frame: string;
}

/** How many have a severity. */
export const countOf = (diagnostics: readonly { severity: Severity }[], severity: Severity): number =>
  diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;

/** How many there are: "2 errors and 1 warning". Empty when there is none. */
export function summaryOf(diagnostics: readonly { severity: Severity }[]): string {
  return (['error', 'warning'] as const)
    .map((severity) => ({ severity, count: countOf(diagnostics, severity) }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => counted(count, severity))
    .join(' and ');
}
