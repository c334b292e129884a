import { github } from './formats/github.ts';
import { json } from './formats/json.ts';
import type { Reporter } from './reporter.ts';
import { sarif } from './formats/sarif.ts';
import { text } from './formats/text.ts';

/** The names that `--format` takes. */
export type Format = 'text' | 'json' | 'github' | 'sarif';

/** Ways to write down the result. */
export const reporters: Record<Format, Reporter> = { text, json, github, sarif };
