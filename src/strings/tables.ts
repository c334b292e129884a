import { en } from './en.ts';
import { de } from './de.ts';
import type { Strings } from './index.ts';
import { withOwn } from './with-own.ts';

/** The languages whose sentences are all here. Only the build knows them: a page brings its own to the browser. */
export const tables: Readonly<Record<string, Strings>> = { en, de };

/** What is said in a language, a site's own sentences first. Where neither it nor a table says it, English stands in. */
export function tableFor(lang: string, own?: unknown): Strings {
  const table = tables[lang.replace(/-.*/, '')] ?? en;
  return withOwn(table, own);
}
