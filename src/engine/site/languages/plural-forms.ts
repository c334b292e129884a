import { PLURAL_FORMS } from '../../../model/words/sentence.ts';

/** The forms that a language has for numbers such as are counted on a page, which are few. */
export function commonForms(lang: string): Intl.LDMLPluralRule[] {
  const rules = new Intl.PluralRules(lang);
  const common = new Set(Array.from({ length: 200 }, (_, number) => rules.select(number)));
  return PLURAL_FORMS.filter((form) => common.has(form));
}
