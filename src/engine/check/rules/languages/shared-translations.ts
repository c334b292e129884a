import { SITE_FILE } from '../../../../model/addresses/address.ts';
import type { Codes } from '../../../../model/diagnostics/codes.ts';
import { counted } from '../../../../model/words/counted.ts';
import { block } from '../../../../model/diagnostics/example.ts';
import { listed } from '../../../../model/words/phrases.ts';
import type { SiteContent } from '../../../read/site-content.ts';
import { languageAt, languagesOf } from '../../../site/languages/languages.ts';
import { sharedBlock } from '../../../site/shared-blocks.ts';
import { wordsByPart } from '../../../site/languages/translated-words.ts';
import { inGerman } from '../../messages/german-example.ts';
import { siteRule } from '../../rule.ts';

const SHOWN = block('{ "type": "shared", "name": "letter" }');
const LETTER = block('{ "type": "newsletter", "heading": "One letter a month" }');

const codes = {
  'language/untranslated-shared': {
    level: 'advice',
    title: 'Shared blocks are missing in a language',
    message: ({ lang, folder, names }: { lang: string; folder: string; names: string[] }) => [
      `Pages in "${lang}" show ${counted(names.length, 'shared block')} in the words of the first language: ${listed(names)}.`,
      `Write ${names.length === 1 ? 'it' : 'each'} in words of "${lang}", in pages${folder}/_shared/${names[0]}.json${names.length === 1 ? '' : ' and so on'}.`,
    ],
    why: 'A section of the page would stand in another language.',
    bad: inGerman('', {
      'pages/de/contact.json': SHOWN,
      'pages/contact.json': SHOWN,
      'pages/_shared/letter.json': LETTER,
    }),
    good: inGerman('', {
      'pages/de/contact.json': SHOWN,
      'pages/contact.json': SHOWN,
      'pages/_shared/letter.json': LETTER,
      'pages/de/_shared/letter.json': block('{ "type": "newsletter", "heading": "Ein Brief im Monat" }'),
    }),
  },
} satisfies Codes;

/** What pages of a language share is there in that language. */
export const sharedTranslations = siteRule({
  meta: { readsAll: true, codes },
  check({ site: { content, isRequested }, reportIn }) {
    if (!isRequested(SITE_FILE)) return;
    for (const [index, { lang, folder }] of languagesOf(content).slice(1).entries()) {
      const names = namesInOtherWords(content, folder);
      if (names.length > 0)
        reportIn(SITE_FILE)('language/untranslated-shared', { path: ['languages', index] }, { lang, folder, names });
    }
  },
});

/** The shared blocks that pages of a language show in words of the first. */
function namesInOtherWords(content: SiteContent, folder: string): string[] {
  const names = new Set<string>();
  for (const { kind, address, references } of content.documents.values()) {
    if (kind !== 'page' || languageAt(content, address).folder !== folder) continue;
    for (const { role, value } of references) if (role === 'shared') names.add(value as string);
  }
  return [...names].filter((name) => {
    const shown = sharedBlock(content, `${folder}/`, name);
    const isTheirs = shown && languageAt(content, shown.address).folder === folder;
    return shown && !isTheirs && wordsByPart(shown).length > 0;
  });
}
