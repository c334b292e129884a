import { SITE_FILE } from '../../../model/address.ts';
import type { Codes } from '../../../model/codes.ts';
import type { DataPath, Location } from '../../../model/diagnostic.ts';
import { counted } from '../../../model/counted.ts';
import { fields, site } from '../../../model/example.ts';
import { listed } from '../../../model/phrases.ts';
import { valueAt } from '../../../model/value-at.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { isLanguage } from '../../site/language-codes.ts';
import { languagesOf, type SiteLanguage } from '../../site/languages.ts';
import { hasTable, sentencesOf } from '../../site/sentences.ts';
import { inGerman } from '../german-example.ts';
import { siteRule } from '../rule.ts';

/** Parts of the site file that visitors read. */
const READ = ['description', 'hours', 'navigation', 'phoneButton', 'footer', 'notFound'];

const codes = {
  'language/untranslated-words': {
    level: 'advice',
    title: 'Parts of the site file are missing in a language',
    message: ({ lang, file, names }: { lang: string; file: string; names: string[] }) => [
      `On pages in "${lang}" visitors read ${listed(names)} in the first language of the site.`,
      `Write ${names.length === 1 ? 'it' : 'them'} in ${file}.`,
    ],
    why: 'Menu, footer or hours would stand in another language than the page.',
    bad: inGerman('', {
      'pages/de/_site.json': fields('"pages": { "privacy": "/de/write", "contact": "/de/write" }'),
    }),
    good: inGerman(),
  },
  'strings/untranslated': {
    level: 'advice',
    title: 'Sentences are missing in a language',
    message: ({ lang, count, sections }: { lang: string; count: number; sections: string[] }) => [
      `${counted(count, 'sentence that pages say by themselves is', 'sentences that pages say by themselves are')} still English, since nobody has written ${count === 1 ? 'it' : 'them'} in "${lang}": ${sections.join('; ')}.`,
      'Write them under "strings"; your editor offers each with its English words. Sections of blocks that the site does not use can wait.',
    ],
    why: 'Buttons, labels and messages would stand in English on a page in another language.',
    bad: site('"lang": "nl-NL", "phones": { "main": "+31 20 555 0123" }'),
    good: site('"lang": "de-DE", "phones": { "main": "+49 30 5550123" }'),
  },
} satisfies Codes;

/** What visitors read around pages is there in the language of the page. */
export const languageWords = siteRule({
  meta: { codes },
  check({ site: { content, isAsked }, reportIn }) {
    if (!content.documents.get(SITE_FILE)?.data) return;
    for (const [index, language] of languagesOf(content).entries()) {
      const { file, lang } = language;
      const own = content.documents.get(file);
      // Where the language has no file yet, it is asked for where the language is named.
      const at = own ? file : SITE_FILE;
      if (!isAsked(at) || (own && !own.data)) continue;
      const named: Location = { path: index === 0 ? ['lang'] : ['languages', index - 1] };
      const missing = index === 0 ? [] : wordsMissing(content, language);
      const here: Location = own ? {} : named;
      if (missing.length > 0) reportIn(at)('language/untranslated-words', here, { lang, file, names: missing });
      const { count, sections } = sentencesMissing(content, language);
      const place: Location = own?.data?.['strings'] ? { path: ['strings'], at: 'key' } : own && index > 0 ? {} : named;
      if (count > 0) reportIn(at)('strings/untranslated', place, { lang, count, sections });
    }
  },
});

/** What the site file says to visitors, and the language does not say. */
function wordsMissing({ documents }: SiteContent, { file }: SiteLanguage): string[] {
  const site = documents.get(SITE_FILE)?.data ?? {};
  const own = documents.get(file)?.data ?? {};
  return READ.filter((name) => site[name] !== undefined && own[name] === undefined);
}

/** Sentences that neither the table nor the site says in a language, by section. */
function sentencesMissing({ schemas }: SiteContent, { lang, data }: SiteLanguage) {
  const missing =
    hasTable(schemas, lang) || !isLanguage(lang)
      ? []
      : sentencesOf(schemas).filter(({ path }) => valueAt(data['strings'], path) === undefined);
  const bySection = new Map<string, DataPath[]>();
  for (const { path } of missing) bySection.set(String(path[0]), [...(bySection.get(String(path[0])) ?? []), path]);
  const sections = [...bySection].map(([section, paths]) => {
    const names = paths.map((path) => path.slice(1).join('.'));
    return `${section}: ${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''}`;
  });
  return { count: missing.length, sections };
}
