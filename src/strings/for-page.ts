import type { Spoken } from '../model/renderer.ts';
import { en } from './en.ts';
import type { Strings } from './index.ts';
import { tableFor } from './tables.ts';
import { rewordedFrom } from './with-own.ts';

/** What a page may have to say whatever its blocks are: that something went wrong, and a toast of the page before. */
const ALWAYS: (keyof Strings)[] = ['notice', 'error', 'toast'];

/** The sections of blocks that are not named after them. */
const SECTIONS: Record<string, keyof Strings> = { inquiryForm: 'form' };

/** What a page with these blocks has to bring to the browser, whose code says everything in English. */
function stringsForPage(table: Strings, types: Iterable<string>): unknown {
  const used = new Set<string>(ALWAYS);
  for (const type of types) used.add(SECTIONS[type] ?? type);
  const picked = (strings: Strings) => Object.fromEntries(Object.entries(strings).filter(([name]) => used.has(name)));
  return rewordedFrom(picked(table), picked(en));
}

/** All that the engine is given of a language. */
export function spokenIn(lang: string, own: unknown): Spoken {
  const sentences = tableFor(lang, own);
  return { sentences, forPage: (types) => stringsForPage(sentences, types) };
}
