import { isSiteKind } from '../../../../model/content/content.ts';
import type { Codes, Report } from '../../../../model/diagnostics/codes.ts';
import type { DataPath } from '../../../../model/diagnostics/diagnostic.ts';
import { site } from '../../../../model/diagnostics/example.ts';
import { nearest } from '../../../../model/words/meant/nearest.ts';
import { primaryLanguage } from '../../../../model/words/language-tag.ts';
import { didYouMean } from '../../../../model/words/phrases.ts';
import { placesOf } from '../../../../model/words/sentence.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { valueAt } from '../../../../model/content/value-at.ts';
import { isLanguage, languageOfCountry } from '../../../site/languages/language-codes.ts';
import { languagesOf } from '../../../site/languages/languages.ts';
import { commonForms } from '../../../site/languages/plural-forms.ts';
import { isCounted, sentencesOf, type KnownSentence } from '../../../site/languages/sentences.ts';
import { documentRule } from '../../rule.ts';

const codes = {
  'strings/unknown-place': {
    level: 'error',
    title: 'A sentence has braces that nothing fills in',
    message: ({ name, places, suggestion }: { name: string; places: string[]; suggestion?: string }) => [
      `Nothing is filled in for {${name}} in this sentence, so visitors would see the braces.`,
      didYouMean(
        suggestion && `{${suggestion}}`,
        places.length > 0
          ? `It can have ${places.map((place) => `{${place}}`).join(' and ')}.`
          : 'Write the sentence without braces.',
      ),
    ],
    why: 'Visitors would see the braces.',
    bad: site('"strings": { "collection": { "page": "Part {numer}" } }'),
    good: site('"strings": { "collection": { "page": "Part {number}" } }'),
  },
  'strings/missing-place': {
    level: 'advice',
    title: 'A sentence leaves out what is filled in',
    message: ({ names }: { names: string[] }) => [
      `This sentence does not say ${names.map((name) => `{${name}}`).join(' and ')}.`,
      'Put it where it belongs in your language, with its braces.',
    ],
    why: 'Visitors would not learn what the sentence is there to say, such as an address or a number.',
    bad: site('"strings": { "collection": { "page": "Part" } }'),
    good: site('"strings": { "collection": { "page": "Part {number}" } }'),
  },
  'strings/plural-form': {
    level: 'advice',
    title: 'A form for some number is missing, or never used',
    message: ({ lang, missing, unused }: { lang: string; missing: string[]; unused: string[] }) => [
      [
        missing.length > 0 && `In "${lang}" this sentence also needs ${missing.map((each) => `"${each}"`).join(', ')}.`,
        unused.length > 0 && `"${lang}" has no form ${unused.map((each) => `"${each}"`).join(', ')}.`,
      ]
        .filter(Boolean)
        .join(' '),
      'Write a form for each kind of number that your language tells apart; "other" is for all the rest.',
    ],
    why: 'A number would stand beside the wrong form of a word.',
    bad: site('"strings": { "form": { "summary": { "few": "{count} fields", "other": "{count} fields" } } }'),
    good: site('"strings": { "form": { "summary": { "one": "One field", "other": "{count} fields" } } }'),
  },
  'strings/still-english': {
    level: 'advice',
    title: 'A sentence is still English',
    message: ({ lang, count }: { lang: string; count: number }) => [
      `${count === 1 ? 'This sentence is' : `${count} sentences here are`} still English, word for word, on pages in "${lang}"${count === 1 ? '' : ', such as this one'}.`,
      'Write it in your language.',
    ],
    why: 'Buttons, labels and messages would stand in English on a page in another language.',
    bad: site(
      '"lang": "de-DE", "phones": { "main": "+49 30 5550123" }, "strings": { "header": { "skip": "Skip to content" } }',
    ),
    good: site(
      '"lang": "de-DE", "phones": { "main": "+49 30 5550123" }, "strings": { "header": { "skip": "Zum Text" } }',
    ),
  },
} satisfies Codes;

/** Sentences in the site's own words say what they are there to say. */
export const strings = documentRule({
  meta: { codes },
  check({ document: { kind, data, file }, site: { content }, report }) {
    if (!isSiteKind(kind) || data?.['strings'] === undefined) return;
    const lang = languagesOf(content).find((language) => language.file === file)?.lang ?? '';
    const isOfCountry = kind === 'site' && languageOfCountry(data) !== undefined;
    reportEnglish(data, lang, sentencesOf(content.schemas), report);
    for (const { path: below, english } of sentencesOf(content.schemas)) {
      const path = ['strings', ...below];
      const own = valueAt(data, path);
      if (typeof own === 'string' && typeof english === 'string') comparePlaces(own, english, path, report);
      else if (isCounted(own) && isCounted(english)) {
        // Of what is no language nobody knows how it counts, nor of one that is told as another.
        if (isLanguage(lang) && !isOfCountry) compareForms(own, lang, path, report);
        for (const [form, text] of Object.entries(own))
          // "One field" needs no number.
          if (typeof text === 'string') comparePlaces(text, english.other, [...path, form], report, ['count']);
      }
    }
  },
});

/** One word may be the same in another language, as "Menu" and "Status {status}" are. */
const MIN_WORDS = 2;

function reportEnglish(data: unknown, lang: string, sentences: KnownSentence[], report: Report<typeof codes>): void {
  if (!isLanguage(lang) || primaryLanguage(lang) === 'en') return;
  const left = sentences.flatMap(({ path: below, english }) => {
    const path = ['strings', ...below];
    const sentence = isCounted(english) ? english.other : english;
    const place = isCounted(english) ? [...path, 'other'] : path;
    const words = typeof sentence === 'string' ? sentence.replace(/\{[^{}]*\}/g, '').match(/\p{L}+/gu) : null;
    return words && words.length >= MIN_WORDS && valueAt(data, place) === sentence ? [place] : [];
  });
  const [path] = left;
  if (path) report('strings/still-english', { path }, { lang, count: left.length });
}

function comparePlaces(own: string, english: string, path: DataPath, report: Report<typeof codes>, free?: string[]) {
  const places = placesOf(english);
  // Facts of the site have a dot in their name, and are looked up elsewhere.
  const said = placesOf(own);
  for (const name of said.filter((place) => !places.includes(place) && place !== 'year')) {
    const location = { path, within: { offset: own.indexOf(`{${name}}`), length: name.length + 2 } };
    const suggestion = nearest(name, places) ?? (places.length === 1 ? places[0] : undefined);
    const edit = replaceWith(location, suggestion && `{${suggestion}}`);
    return report('strings/unknown-place', location, { name, places, suggestion }, edit);
  }
  const names = places.filter((place) => !said.includes(place) && !free?.includes(place));
  if (names.length > 0) report('strings/missing-place', { path }, { names });
}

function compareForms(own: object, lang: string, path: DataPath, report: Report<typeof codes>): void {
  const forms = new Set<string>(new Intl.PluralRules(lang).resolvedOptions().pluralCategories);
  const written = Object.keys(own);
  // One form may do for every number ("3 of 8 shown").
  const missing = written.length === 1 ? [] : commonForms(lang).filter((form) => !written.includes(form));
  const unused = written.filter((form) => !forms.has(form));
  if (missing.length + unused.length > 0) report('strings/plural-form', { path }, { lang, missing, unused });
}
