import type { ContentDocument } from '../../../../model/content/content.ts';
import { fields } from '../../../../model/diagnostics/example.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { languageAt, languagesOf } from '../../../site/languages/languages.ts';
import { fileAt, type KnownAddresses } from '../../../site/links/known-addresses.ts';
import { leadTo, linksOf } from '../../../site/links/links-of.ts';
import { translationsOf } from '../../../site/languages/translations.ts';
import { hiddenBecause } from '../../../site/publication.ts';
import { inGerman } from '../../german-example.ts';
import { documentRule } from '../../rule.ts';

/** A link stays in the language of its page where it can. */
export const languageLinks = documentRule({
  meta: {
    codes: {
      'language/other-page': {
        level: 'advice',
        title: 'A link leads to a page in another language',
        message: ({ address, lang, suggestion }: { address: string; lang: string; suggestion: string }) => [
          `${shown(address)} is in "${lang}". The same page in the language of this one is ${shown(suggestion)}.`,
          `Write ${shown(suggestion)}.`,
        ],
        why: 'Visitors would leave their language without having asked to.',
        bad: inGerman('', {
          'pages/de/_site.json': fields(
            '"pages": { "privacy": "/de/write", "contact": "/de/write" }, "navigation": [{ "label": "Start", "href": "/" }], "footer": { "columns": [], "legal": [] }',
          ),
        }),
        good: inGerman(),
      },
    },
  },
  check({ document, site: { content, known }, report }) {
    if (languagesOf(content).length === 1) return;
    const { folder } = languageAt(content, document.address);
    // A shared block of the first language stands on pages of any that has none of its own.
    if (document.kind === 'shared' && folder === '') return;
    for (const { href, location } of linksOf(document)) {
      if (!href.startsWith('/') || location.path?.[0] === 'translationOf' || location.path?.[0] === 'redirects')
        continue;
      const address = href.replace(/[?#].*$/, '');
      const target = content.documents.get(fileAt(known, address) ?? '');
      const other = target && languageAt(content, target.address);
      if (!target || !other || other.folder === folder) continue;
      const translation = translationsOf(content, target).get(folder);
      if (!translation || hiddenBecause(translation)) continue;
      const suggestion = samePart(address, target, translation, known);
      const edits = leadTo(document, location, suggestion + href.slice(address.length));
      report('language/other-page', location, { address, lang: other.lang, suggestion }, edits);
    }
  },
});

/**
 * The part of a translation's list that an address names in the original, or the whole page: a shorter list has fewer
 * parts, and categories have names of their own.
 */
function samePart(
  address: string,
  original: ContentDocument,
  translation: ContentDocument,
  { pages, derived }: KnownAddresses,
): string {
  if (pages.has(address) || !derived.has(address)) return translation.address;
  const part = translation.address + address.slice(original.address === '/' ? 0 : original.address.length);
  return derived.has(part) ? part : translation.address;
}
