import type { Problem } from '../../model.ts';
import { github } from './github.ts';
import { json } from './json.ts';
import { text } from './text.ts';

/** What a reporter knows besides the problems. */
export interface ReportContext {
  /** How many files were checked. */
  files: number;
  /** The text of a file, to show the line in question; undefined where there is none. */
  textOf(file: string): string | undefined;
  color: boolean;
}

export type Reporter = (problems: Problem[], context: ReportContext) => string;

/** Ways to write down the result, by the name that `--format` takes. */
export const reporters: Record<'text' | 'json' | 'github', Reporter> = { text, json, github };

export { codeFrame } from './code-frame.ts';
