import { getOrInsert } from '../model/memoize.ts';
import { languageAmong } from '../model/words/language-tag.ts';
import { spelledFor } from '../model/words/letters/spelled-for.ts';
import { en } from './en.ts';
import type { Strings } from './index.ts';
import { ar } from './languages/ar.ts';
import { cs } from './languages/cs.ts';
import { da } from './languages/da.ts';
import { de } from './languages/de.ts';
import { es } from './languages/es.ts';
import { eu } from './languages/eu.ts';
import { fr } from './languages/fr.ts';
import { he } from './languages/he.ts';
import { it } from './languages/it.ts';
import { ja } from './languages/ja.ts';
import { ko } from './languages/ko.ts';
import { nl } from './languages/nl.ts';
import { pl } from './languages/pl.ts';
import { ptBR } from './languages/pt-br.ts';
import { ru } from './languages/ru.ts';
import { sv } from './languages/sv.ts';
import { th } from './languages/th.ts';
import { tr } from './languages/tr.ts';
import { uk } from './languages/uk.ts';
import { vi } from './languages/vi.ts';
import { zhHans } from './languages/zh-hans.ts';
import { zhHant } from './languages/zh-hant.ts';
import { withOwn } from './with-own.ts';

/** The languages whose sentences are all here. Only the build knows them: a page brings its own to the browser. */
export const tables: Readonly<Record<string, Strings>> = {
  en,
  ar,
  cs,
  da,
  de,
  es,
  eu,
  fr,
  he,
  it,
  ja,
  ko,
  nl,
  pl,
  'pt-BR': ptBR,
  ru,
  sv,
  th,
  tr,
  uk,
  vi,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};

/** What is said in a language, a site's own sentences first. Where neither it nor a table says it, English stands in. */
export const tableFor = (lang: string, own?: unknown): Strings => withOwn(tableOf(lang), own);

// Asked for each block of each page.
const known = new Map<string, Strings>();
const tableOf = (lang: string): Strings =>
  getOrInsert(known, lang, () => inOwnSpelling(lang, tables[languageAmong(Object.keys(tables), lang) ?? ''] ?? en));

function inOwnSpelling(lang: string, table: Strings): Strings {
  const written = JSON.stringify(table);
  const spelled = spelledFor(lang, written);
  return spelled === written ? table : (JSON.parse(spelled) as Strings);
}
