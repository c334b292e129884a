import { github } from './github.ts';
import { json } from './json.ts';
import type { Reporter } from './reporter.ts';
import { text } from './text.ts';

/** Ways to write down the result, by the name that `--format` takes. */
export const reporters: Record<'text' | 'json' | 'github', Reporter> = { text, json, github };

export { codeFrame } from './code-frame.ts';
export { wordsOf } from './words.ts';
