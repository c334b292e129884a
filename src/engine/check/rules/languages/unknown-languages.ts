import type { Codes } from '../../../../model/diagnostics/codes.ts';
import { site } from '../../../../model/diagnostics/example.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { didYouMean } from '../../../../model/words/phrases.ts';
import { isLanguage, languageMeant } from '../../../site/languages/language-codes.ts';
import { documentRule } from '../../rule.ts';

const codes = {
  'language/unknown': {
    level: 'error',
    title: 'A language does not exist',
    message: ({ lang, suggestion }: { lang: string; suggestion?: string }) => [
      `There is no language "${lang}".`,
      didYouMean(
        suggestion,
        'Write the two letters of the language, such as "de" or "ar"; they differ from those of countries.',
      ),
    ],
    why: 'Browsers would pronounce, break and translate the texts wrongly.',
    bad: site('"lang": "us", "country": "US"'),
    good: site('"lang": "en", "country": "US"'),
  },
} satisfies Codes;

/** The languages that the site, its pages and their parts are said to be in exist. */
export const unknownLanguages = documentRule({
  meta: { codes },
  check({ document, report }) {
    for (const { role, value, path } of document.references) {
      // What is written in another form is told as that.
      if (role !== 'language' || typeof value !== 'string' || !/^[a-z]{2,3}(?:-|$)/.test(value) || isLanguage(value))
        continue;
      const suggestion = languageMeant(value);
      report('language/unknown', { path }, { lang: value, suggestion }, replaceWith({ path }, suggestion));
    }
  },
});
