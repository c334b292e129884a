import { addTo } from '../../../../model/add-to.ts';
import { SITE_FILE } from '../../../../model/addresses/address.ts';
import { isBroken } from '../../../../model/content/content.ts';
import type { Codes } from '../../../../model/diagnostics/codes.ts';
import { counted } from '../../../../model/words/counted.ts';
import type { Location } from '../../../../model/diagnostics/diagnostic.ts';
import { site } from '../../../../model/diagnostics/example.ts';
import { languagesOf } from '../../../site/languages/languages.ts';
import { missingSentences } from '../../../site/languages/missing-sentences.ts';
import type { KnownSentence } from '../../../site/languages/sentences.ts';
import { hasSiteData } from '../../../site/site-data.ts';
import { siteRule } from '../../rule.ts';

/** How many sentences of a section are named where many are meant. */
const NAMED = 3;

const codes = {
  'strings/untranslated': {
    level: 'advice',
    title: 'Sentences are missing in a language',
    message: ({ lang, file, count, sections }: { lang: string; file: string; count: number; sections: string[] }) => [
      `${counted(count, 'sentence that pages say by themselves is', 'sentences that pages say by themselves are')} still English, since nobody has written ${count === 1 ? 'it' : 'them'} in "${lang}": ${sections.join('; ')}.`,
      `"npm run new -- strings" begins ${count === 1 ? 'it' : 'them'} in ${file}: put your own words in place of each in [brackets].`,
    ],
    why: 'Buttons, labels and messages would stand in English on a page in another language.',
    bad: site('"lang": "fi-FI", "phones": { "main": "+358 9 5550 1230" }'),
    good: site('"lang": "de-DE", "phones": { "main": "+49 30 5550123" }'),
  },
} satisfies Codes;

/** What the pages of a language say by themselves is written in it. */
export const untranslated = siteRule({
  meta: { readsAll: true, codes },
  check({ site: { content, isRequested }, reportIn }) {
    if (!hasSiteData(content)) return;
    for (const [index, language] of languagesOf(content).entries()) {
      const own = content.documents.get(language.file);
      // Where the language has no file yet, they are asked for where the language is named.
      const at = own ? language.file : SITE_FILE;
      if (!isRequested(at) || (own && isBroken(own))) continue;
      const missing = missingSentences(content, language);
      if (missing.length === 0) continue;
      const named: Location = { path: index === 0 ? ['lang'] : ['languages', index - 1] };
      const place: Location = own?.data?.['strings'] ? { path: ['strings'], at: 'key' } : own && index > 0 ? {} : named;
      const args = { lang: language.lang, file: language.file, count: missing.length, sections: bySection(missing) };
      reportIn(at)('strings/untranslated', place, args);
    }
  },
});

/** Each section in words, with the first of its sentences. */
function bySection(missing: KnownSentence[]): string[] {
  const sections = new Map<string, string[]>();
  for (const { path } of missing) {
    const [section, ...names] = path.map(String);
    addTo(sections, String(section), names.join('.'));
  }
  return [...sections].map(([section, names]) => {
    const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
    return `${section}: ${names.slice(0, NAMED).join(', ')}${more}`;
  });
}
