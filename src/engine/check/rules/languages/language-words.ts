import { SITE_FILE } from '../../../../model/addresses/address.ts';
import type { Codes } from '../../../../model/diagnostics/codes.ts';
import { fields } from '../../../../model/diagnostics/example.ts';
import { listed } from '../../../../model/words/phrases.ts';
import type { SiteContent } from '../../../read/site-content.ts';
import { languagesOf, type SiteLanguage } from '../../../site/languages/languages.ts';
import { READ_IN_SITE_FILE } from '../../../site/languages/translated-words.ts';
import { inGerman } from '../../messages/german-example.ts';
import { hasSiteData, siteDataOf } from '../../../site/site-data.ts';
import { siteRule } from '../../rule.ts';

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
} satisfies Codes;

/** What visitors read around pages is there in the language of the page. */
export const languageWords = siteRule({
  meta: { codes },
  check({ site: { content, isRequested }, reportIn }) {
    if (!hasSiteData(content)) return;
    for (const [index, language] of languagesOf(content).slice(1).entries()) {
      const { file, lang } = language;
      const own = content.documents.get(file);
      // Where the language has no file yet, it is asked for where the language is named.
      const at = own ? file : SITE_FILE;
      if (!isRequested(at) || (own && !own.data)) continue;
      const names = wordsMissing(content, language);
      const place = own ? {} : { path: ['languages', index] };
      if (names.length > 0) reportIn(at)('language/untranslated-words', place, { lang, file, names });
    }
  },
});

/** What the site file says to visitors, and the language does not say. */
function wordsMissing({ documents }: SiteContent, { file }: SiteLanguage): string[] {
  const site: Record<string, unknown> = siteDataOf({ documents });
  const own = documents.get(file)?.data ?? {};
  return READ_IN_SITE_FILE.filter((name) => site[name] !== undefined && own[name] === undefined);
}
