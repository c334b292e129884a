import { getOrInsert } from '../memoize.ts';

const known = new Map<string, string>();

/** The word for "and" in a language: "und" in German. */
export const conjunctionIn = (lang: string): string =>
  getOrInsert(known, lang, () => {
    const parts = new Intl.ListFormat(lang, { type: 'conjunction' }).formatToParts(['1', '2']);
    return parts[1]?.value.trim() ?? '';
  });
