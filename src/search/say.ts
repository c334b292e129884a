// The app has the same (model/words/sentence.ts). What both imported would be a file more for every page.
import type { Sentence } from '../model/words/sentence.ts';

/** A text with its places filled in. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** A sentence about a number, in the form that the language has for it. */
export function say(sentence: Sentence, count: number): string {
  const form = new Intl.PluralRules(document.documentElement.lang).select(count);
  return fillIn(typeof sentence === 'string' ? sentence : (sentence[form] ?? sentence.other), { count });
}
