const FORMS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The forms that a language has for numbers such as are counted on a page, which are few. */
export function commonForms(lang: string): Intl.LDMLPluralRule[] {
  const rules = new Intl.PluralRules(lang);
  const common = new Set(Array.from({ length: 200 }, (_, number) => rules.select(number)));
  return FORMS.filter((form) => common.has(form));
}
