import type { Range } from '../../../model/diagnostics/diagnostic.ts';

/** How braces begin that say a language, as nearly as people come to it; and what follows its name. */
export const LANGUAGE = String.raw`\{\s*:?\s*(?:xml:)?[lL][aA][nN][gG]`;
export const SAID = String.raw`\s*[=:]`;
const WRITTEN = /^\{lang=(?:(["'])([^"'{}]+)\1|([^\s"'“”„‘’{}]+))\}$/;
const MEANT = new RegExp(String.raw`(?<![\w-])lang\s*[=:]\s*["'“”„‘’]?([\p{L}\p{N}_-]+)`, 'iu');
const ALONE = new RegExp(String.raw`^${LANGUAGE}${SAID}\s*[^\s={}]*\s*\}$`);

/** The language that words are said to be in, and where it stands in `{lang=de}`. */
export function languageIn(attributes: string): ({ lang: string } & Range) | undefined {
  const [, quote = '', quoted, bare] = WRITTEN.exec(attributes) ?? [];
  const lang = quoted ?? bare;
  return lang === undefined ? undefined : { lang, offset: '{lang='.length + quote.length, length: lang.length };
}

/** Whether attributes say a language and nothing else, however they say it. */
export const saysLanguage = (attributes: string): boolean => ALONE.test(attributes);

/** Attributes with nothing but the language that they say; undefined where they say none. */
export function languageAlone(attributes: string): string | undefined {
  const lang = MEANT.exec(attributes)?.[1];
  return lang && `{lang=${lang}}`;
}
