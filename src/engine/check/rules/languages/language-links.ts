import type { ContentDocument } from '../../../../model/content/content.ts';
import { fields } from '../../../../model/diagnostics/example.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { comparable } from '../../../../model/words/comparable.ts';
import { primaryLanguage } from '../../../../model/words/language-tag.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { folderOfAddress } from '../../../../model/addresses/address.ts';
import { withoutQueryAndHash } from '../../../../model/addresses/without-query-and-hash.ts';
import { languageAt, languagesOf, nameIn } from '../../../site/languages/languages.ts';
import { fileAt, type KnownAddresses } from '../../../site/links/known-addresses.ts';
import { leadTo, linksOf } from '../../../site/links/links-of.ts';
import { translationsOf } from '../../../site/languages/translations.ts';
import { hiddenBecause } from '../../../site/publication.ts';
import { inGerman } from '../../messages/german-example.ts';
import { documentRule } from '../../rule.ts';
import type { SiteContext } from '../../site-context.ts';

/** Links and lists stay in the language of their page where they can. */
export const languageLinks = documentRule({
  meta: {
    codes: {
      'language/other-list': {
        level: 'advice',
        title: 'A list shows pages in another language',
        message: ({ from, lang, suggestion }: { from: string; lang: string; suggestion: string }) => [
          `The pages of ${shown(from)} are in "${lang}". Those in the language of this list are in ${shown(suggestion)}.`,
          `Write ${shown(suggestion)}.`,
        ],
        why: 'Visitors would read titles in a language that they have not chosen, and leave theirs with each link.',
        bad: inGerman('', {
          'pages/de/index.json': fields(
            `"blocks": [{ "type": "hero", "heading": "Start", "image": { "src": "/images/team.jpg", "alt": "Unser Team" } },
{ "type": "cta", "heading": "Reden wir", "actions": [{ "label": "Kontakt", "href": "/de/contact" }] },
{ "type": "collection", "from": "/services" }]`,
          ),
        }),
        good: inGerman(),
      },
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
  check({ document, site, report }) {
    const { content, known } = site;
    if (languagesOf(content).length === 1) return;
    const { folder, lang } = languageAt(content, document.address);
    // A shared block of the first language stands on pages of any that has none of its own.
    if (document.kind === 'shared' && folder === '') return;
    for (const { href, words, location } of linksOf(document)) {
      if (!href.startsWith('/') || location.path?.[0] === 'translationOf' || location.path?.[0] === 'redirects')
        continue;
      const address = withoutQueryAndHash(href);
      const target = content.documents.get(fileAt(known, address) ?? '');
      const other = target && languageAt(content, target.address);
      if (!target || !other || other.folder === folder || saysLanguage(words, other.lang, lang)) continue;
      const translation = translationsOf(content, target).get(folder);
      if (!translation || hiddenBecause(translation)) continue;
      const suggestion = samePart(address, target, translation, known);
      const edits = leadTo(document, location, suggestion + href.slice(address.length));
      report('language/other-page', location, { address, lang: other.lang, suggestion }, edits);
    }
    for (const { role, value, path } of document.references) {
      const list = role === 'collection' ? listMeant(String(value), folder, site) : undefined;
      if (list) report('language/other-list', { path }, list, replaceWith({ path }, list.suggestion));
    }
  },
});

/** What few words say, such as "In English" and "Auf Englisch": whoever writes them means the page in that language. */
const FEW = 3;

/** Whether the words of a link say in which language the page behind it is, in that or in the language of the link. */
function saysLanguage(words: string | undefined, other: string, own: string): boolean {
  if (words === undefined || words.trim().split(/\s+/).length > FEW) return false;
  return [other, own].some((lang) => {
    // "norsk bokmål" and "Norwegian Bokmål" are called by their first word.
    const [name] = nameIn(lang, primaryLanguage(other))?.split(' ', 1) ?? [];
    return name !== undefined && comparable(words).includes(comparable(name));
  });
}

/** The folder of the same pages in a language, for a list that shows them in another. */
function listMeant(from: string, folder: string, { content, known, pagesBelow }: SiteContext) {
  const other = languageAt(content, from);
  const pages = other.folder === folder ? [] : pagesBelow(from);
  if (pages.length === 0) return undefined;
  const translated = (page: ContentDocument | undefined): string | undefined =>
    page && translationsOf(content, page).get(folder)?.address;
  // Its own page says what a folder is called in the language, else each page in it does.
  const own = translated(content.documents.get(known.pages.get(from) ?? ''));
  const beside = pages.map(translated).find((address) => address !== undefined);
  const meant = [folder + from.slice(other.folder.length), own, beside && folderOfAddress(beside)];
  const suggestion = meant.find((each) => each !== undefined && pagesBelow(each).length > 0);
  return suggestion === undefined ? undefined : { from, lang: other.lang, suggestion };
}

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
