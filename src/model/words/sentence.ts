/** A sentence that depends on how many: its forms by the categories of `Intl.PluralRules`. */
export type Counted = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** These categories, in the order in which they are told. */
export const PLURAL_FORMS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** A sentence as data, with places such as `{name}`. */
export type Sentence = string | Counted;

const PLACE = /\{(\w+)\}/g;

/** The names of the places in a sentence. */
export const placesOf = (text: string): string[] => [...text.matchAll(PLACE)].map(([, name = '']) => name);

type Values = Readonly<Record<string, string | number>>;

/** A text with its places filled in. */
export const fillIn = (text: string, values: Values): string =>
  text.replace(PLACE, (place, name: string) => String(values[name] ?? place));

/** A sentence with its places filled in; of a counted one, the form that the language has for `count`. */
export function say(lang: string, sentence: Sentence, values: Values): string {
  const text =
    typeof sentence === 'string'
      ? sentence
      : (sentence[new Intl.PluralRules(lang).select(Number(values['count']))] ?? sentence.other);
  return fillIn(text, values);
}
