import { primaryLanguage } from '../../../model/words/language-tag.ts';

/** What the openings of headings have in common in a language: words that say nothing, and words that count. */
interface Openings {
  articles: readonly string[];
  numbers: readonly string[];
}

const OPENINGS: Record<string, Openings> = {
  en: {
    articles: ['a', 'an', 'the'],
    numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  },
  de: {
    articles: ['der', 'die', 'das', 'den', 'dem', 'des', 'ein', 'eine', 'einen', 'einem', 'einer', 'eines'],
    numbers: ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  },
};

/** The opening that all numbers are, "Four" and "4" alike. */
export const NUMBER = '#';

/**
 * What a heading begins with, as it is compared with others: its first word, or `NUMBER`. An article opens nothing:
 * what stands after it differs.
 */
export function openingOf(heading: string, lang: string): string | undefined {
  const [first] = /[\p{L}\p{N}'’][\p{L}\p{M}\p{N}'’]*/u.exec(heading) ?? [];
  const word = first?.toLowerCase();
  if (word === undefined) return undefined;
  const { articles, numbers } = OPENINGS[primaryLanguage(lang)] ?? { articles: [], numbers: [] };
  if (articles.includes(word)) return undefined;
  return /^\p{N}/u.test(word) || numbers.includes(word) ? NUMBER : word;
}
