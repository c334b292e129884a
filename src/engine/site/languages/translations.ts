import { sharedFileOf, sharedNameOfFile, siteFileOf } from '../../../model/addresses/address.ts';
import { mayHave, type ContentDocument } from '../../../model/content/content.ts';
import { memoize } from '../../../model/memoize.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { siteIndex } from '../site-index.ts';
import { languageAt, languagesOf } from './languages.ts';

/** A page in the languages that have it, by the folder of the language. */
export type Translations = ReadonlyMap<string, ContentDocument>;

/**
 * The address that the translations of a page have in common: the one in the first language. It is the same below the
 * folder of the language, unless the page names another.
 */
export function originalOf(content: SiteContent, document: ContentDocument): string {
  const { folder } = languageAt(content, document.address);
  if (folder === '') return document.address;
  const named = mayHave(document, 'translationOf') ? document.data?.['translationOf'] : undefined;
  if (typeof named !== 'string') return document.address.slice(folder.length) || '/';
  // It may be named by another address of its own.
  return content.documents.get(siteIndex(content).aliases.get(named) ?? '')?.address ?? named;
}

/** Whether a page says of which one it is the translation. Most do not, and need not be parsed to know it. */
export const namesOriginal = (page: ContentDocument): boolean =>
  mayHave(page, 'translationOf') && page.data?.['translationOf'] !== undefined;

/**
 * Every page of a site in the languages that have it, by the address of the original. Empty in a site of one language.
 */
export const allTranslations = memoize((content: SiteContent): ReadonlyMap<string, Translations> => {
  const all = new Map<string, Map<string, ContentDocument>>();
  if (languagesOf(content).length === 1) return all;
  const pages = [...content.documents.values()].filter(({ kind }) => kind === 'page');
  // A page that stands where its original does goes before one that names it.
  for (const page of [...pages.filter((each) => !namesOriginal(each)), ...pages.filter(namesOriginal)]) {
    const original = originalOf(content, page);
    const translations = all.get(original) ?? new Map<string, ContentDocument>();
    all.set(original, translations);
    const { folder } = languageAt(content, page.address);
    // Of two pages with one original the first by name.
    if (!translations.has(folder)) translations.set(folder, page);
  }
  return all;
});

/** A page in the languages that have it, itself too. */
export const translationsOf = (content: SiteContent, document: ContentDocument): Translations =>
  allTranslations(content).get(originalOf(content, document)) ?? new Map();

/** A page, a shared block or a site file in the languages that have it, by the folder of the language. */
export function inAllLanguages(content: SiteContent, document: ContentDocument): Translations {
  if (document.kind === 'page') return translationsOf(content, document);
  const name = sharedNameOfFile(document.file);
  const found = languagesOf(content).flatMap(({ folder }): [string, ContentDocument][] => {
    const twin = content.documents.get(name === undefined ? siteFileOf(folder) : sharedFileOf(folder, name));
    return twin ? [[folder, twin]] : [];
  });
  return new Map(found);
}

/** A document in a further language, and what it is the translation of. */
export interface TranslationPair {
  folder: string;
  document: ContentDocument;
  original: ContentDocument;
}

/** Every document in a further language that has an original in the first. */
export function translationPairs(content: SiteContent): TranslationPair[] {
  if (languagesOf(content).length === 1) return [];
  return [...content.documents.values()].flatMap((document) => {
    const all = inAllLanguages(content, document);
    const original = all.get('');
    const [folder] = [...all].find(([, twin]) => twin === document) ?? [''];
    return original && folder !== '' ? [{ folder, document, original }] : [];
  });
}
