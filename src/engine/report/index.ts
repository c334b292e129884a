import { github } from './github.ts';
import { json } from './json.ts';
import type { Reporter } from './reporter.ts';
import { sarif } from './sarif.ts';
import { text } from './text.ts';

/** The names that `--format` takes. */
export type Format = 'text' | 'json' | 'github' | 'sarif';

/** Ways to write down the result. */
export const reporters: Record<Format, Reporter> = { text, json, github, sarif };

export { codeFrame } from './code-frame.ts';
export { shownDiagnostic } from './shown-diagnostic.ts';
