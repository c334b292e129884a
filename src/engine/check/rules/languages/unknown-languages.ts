import type { Codes } from '../../../../model/diagnostics/codes.ts';
import { site } from '../../../../model/diagnostics/example.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import type { Role } from '../../../../model/content/roles.ts';
import { languageCalled } from '../../../../model/words/meant/codes-called.ts';
import { beginsAsLanguage, languageTag } from '../../../../model/words/language-tag.ts';
import { didYouMean } from '../../../../model/words/phrases.ts';
import { linksAndFaultsOf } from '../../../read/rich-text/rich-text.ts';
import { isLanguage, languageMeant, languageOfCountry, nameOf } from '../../../site/languages/language-codes.ts';
import { formattedTextsIn } from '../../../site/wording/formatted-texts.ts';
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
    fixable: 'sometimes',
  },
  'language/of-country': {
    level: 'advice',
    title: 'The language has the letters of the country',
    message: ({ lang, name, suggestion }: { lang: string; name: string; suggestion: string }) => [
      `"${lang}" are the letters of your country; as a language they are ${name}.`,
      didYouMean(suggestion),
    ],
    why: 'Browsers would pronounce, break and translate the texts wrongly.',
    bad: site('"lang": "si", "country": "SI", "checks": { "strings/untranslated": "off" }'),
    good: site('"lang": "sl", "country": "SI", "checks": { "strings/untranslated": "off" }'),
  },
} satisfies Codes;

/** The languages that the site, its pages, their parts and phrases in them are said to be in exist. */
export const unknownLanguages = documentRule({
  meta: { codes },
  check({ document, report }) {
    if (document.kind === 'site') reportCountry(document.data ?? {});
    for (const { role, value, path } of document.references) {
      if (typeof value !== 'string') continue;
      // What is written in another form is told as that.
      if (OF_LANGUAGE.has(role) && beginsAsLanguage(value) && !isTag(value)) {
        const suggestion = tagMeant(value) ?? languageMeant(value);
        report('language/unknown', { path }, { lang: value, suggestion }, replaceWith({ path }, suggestion));
      }
    }
    for (const { text, role, path } of formattedTextsIn(document))
      for (const { lang, tag } of linksAndFaultsOf(text, role).phrases) {
        if (isTag(lang)) continue;
        const location = { path, within: tag };
        const meant = tagMeant(lang);
        const suggestion = meant ?? (beginsAsLanguage(lang) ? languageMeant(lang) : undefined);
        const edits = replaceWith(location, suggestion, { certain: meant !== undefined });
        report('language/unknown', location, { lang, suggestion }, edits);
      }

    function reportCountry(data: Record<string, unknown>): void {
      const suggestion = languageOfCountry(data);
      if (suggestion === undefined) return;
      const path = ['lang'];
      const lang = String(data['lang']);
      const args = { lang, name: nameOf(lang) ?? 'another', suggestion };
      report('language/of-country', { path }, args, replaceWith({ path }, suggestion));
    }
  },
});

/** What says which language words are in that stand in the page, or in a file beside it. */
const OF_LANGUAGE: ReadonlySet<Role> = new Set(['language', 'languageOfFile']);

const isTag = (lang: string): boolean => languageTag(lang) === lang && isLanguage(lang);

/** The tag of a language that is written in another form, or by its name: "de_DE" and "german" are "de-DE" and "de". */
const tagMeant = (lang: string): string | undefined =>
  [languageTag(lang), languageCalled(lang)].find((tag) => tag !== undefined && isTag(tag));
