import { inLatinKeys } from '../../../model/words/letters/latin-keys.ts';

/** The name that the keys of a word write where a keyboard was set to another script, among those that there are. */
export function typedAs(word: string, names: readonly string[]): string | undefined {
  const typed = inLatinKeys(word);
  return typed === word ? undefined : names.find((name) => name.toLowerCase() === typed.toLowerCase());
}
