import type { ContentDocument } from '../../../../model/content/content.ts';
import type { Codes } from '../../../../model/diagnostics/codes.ts';
import { fields } from '../../../../model/diagnostics/example.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { comparable } from '../../../../model/words/comparable.ts';
import { primaryLanguage } from '../../../../model/words/language-tag.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { folderOfAddress } from '../../../../model/addresses/address.ts';
import { withoutQueryAndHash } from '../../../../model/addresses/without-query-and-hash.ts';
import { languageAt, languagesOf, nameIn, type SiteLanguage } from '../../../site/languages/languages.ts';
import { fileAt, type KnownAddresses } from '../../../site/links/known-addresses.ts';
import { leadTo, linksOf, type WrittenLink } from '../../../site/links/links-of.ts';
import { translationsOf } from '../../../site/languages/translations.ts';
import { hiddenBecause } from '../../../site/publication.ts';
import { inGerman } from '../../messages/german-example.ts';
import { documentRule } from '../../rule.ts';
import type { SiteContext } from '../../site-context.ts';

const codes = {
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
} satisfies Codes;

/** Links and lists stay in the language of their page where they can. */
export const languageLinks = documentRule({
  meta: { codes },
  check({ document, site, report }) {
    const { content } = site;
    if (languagesOf(content).length === 1) return;
    const language = languageAt(content, document.address);
    // A shared block of the first language is shown in every language that has none of its own.
    if (document.kind === 'shared' && language.folder === '') return;
    for (const link of linksOf(document)) {
      const { href, location } = link;
      const field = location.path?.[0];
      if (!href.startsWith('/') || field === 'translationOf' || field === 'redirects') continue;
      const other = translatedTarget(link, language, site);
      if (!other) continue;
      const edits = leadTo(document, location, other.suggestion + href.slice(other.address.length));
      report('language/other-page', location, other, edits);
    }
    for (const { role, value, path } of document.references) {
      const list = role === 'collection' ? translatedList(String(value), language.folder, site) : undefined;
      if (list) report('language/other-list', { path }, list, replaceWith({ path }, list.suggestion));
    }
  },
});

/**
 * Of a link to a page in another language, that page and its translation in the language of the link; undefined if
 * there is no published translation, or if the words of the link name the other language.
 */
function translatedTarget({ href, words }: WrittenLink, language: SiteLanguage, { content, known }: SiteContext) {
  const address = withoutQueryAndHash(href);
  const target = content.documents.get(fileAt(known, address) ?? '');
  if (!target) return undefined;
  const { folder, lang } = languageAt(content, target.address);
  if (folder === language.folder || namesLanguage(words, lang, language.lang)) return undefined;
  const translation = translationsOf(content, target).get(language.folder);
  if (!translation || hiddenBecause(translation)) return undefined;
  return { address, lang, suggestion: samePart(address, target, translation, known) };
}

/** A link of so few words, such as "In English" or "Auf Englisch", may lead to another language on purpose. */
const MAX_WORDS = 3;

/** Whether the words of a link name the language of the page behind it, in that language or in that of the link. */
function namesLanguage(words: string | undefined, other: string, own: string): boolean {
  if (words === undefined || words.trim().split(/\s+/).length > MAX_WORDS) return false;
  return [other, own].some((lang) => {
    // "norsk bokmål" and "Norwegian Bokmål" are called by their first word.
    const [name] = nameIn(lang, primaryLanguage(other))?.split(' ', 1) ?? [];
    return name !== undefined && comparable(words).includes(comparable(name));
  });
}

/** The folder with the same pages in a language, for a list that shows them in another. */
function translatedList(from: string, folder: string, { content, known, pagesBelow }: SiteContext) {
  const other = languageAt(content, from);
  const pages = other.folder === folder ? [] : pagesBelow(from);
  if (pages.length === 0) return undefined;
  const translated = (page: ContentDocument | undefined): string | undefined =>
    page && translationsOf(content, page).get(folder)?.address;
  // The name of the folder in this language: that of its own page, or of the pages in it.
  const own = translated(content.documents.get(known.pages.get(from) ?? ''));
  const beside = pages.map(translated).find((address) => address !== undefined);
  const candidates = [folder + from.slice(other.folder.length), own, beside && folderOfAddress(beside)];
  const suggestion = candidates.find((each) => each !== undefined && pagesBelow(each).length > 0);
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
