import type { SiteStrings } from '../model/rendering/strings.ts';
import { sentenceSectionsOf } from '../model/page/sections.ts';
import { en } from './en.ts';
import type { Strings } from './index.ts';
import { tableFor } from './tables.ts';
import { rewordedFrom } from './with-own.ts';

/** What a page with these blocks has to bring to the browser, whose code says everything in English. */
function stringsForPage(table: Strings, types: Iterable<string>): unknown {
  const used = sentenceSectionsOf(types);
  const picked = (strings: Strings) => Object.fromEntries(Object.entries(strings).filter(([name]) => used.has(name)));
  return rewordedFrom(picked(table), picked(en));
}

/** All that the engine is given of a language. */
export function stringsFor(lang: string, own: unknown): SiteStrings {
  const sentences = tableFor(lang, own);
  return { sentences, forPage: (types) => stringsForPage(sentences, types) };
}
