import { isWithin, SITE_FILE } from '../../../model/addresses/address.ts';
import { isBroken, type ContentDocument } from '../../../model/content/content.ts';
import { memoize } from '../../../model/memoize.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { siteIndex } from '../site-index.ts';
import { isLanguage } from './language-codes.ts';
import { languageAt, languagesOf } from './languages.ts';
import { namesOriginal } from './translations.ts';
import { primaryLanguage } from '../../../model/words/language-tag.ts';

/** How a folder is called that has the name of a language: "/de", "/pt-br", "/zh-hant". */
const NAME = /^\/([a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)$/;

/** A folder that is probably the one of a language, which the site file does not name. */
interface UnlistedLanguage {
  lang: string;
  folder: string;
  /** Its home page, or the first page in it. */
  file: string;
}

/**
 * Folders that have the name of a language, and pages of which most stand in the first language as well. The home page
 * says nothing: every folder may have one.
 */
export const unlistedLanguages = memoize((content: SiteContent): UnlistedLanguage[] => {
  const site = content.documents.get(SITE_FILE);
  // It may be a mistake there that keeps a language out.
  if (!site || isBroken(site)) return [];
  const { folders, pages } = siteIndex(content);
  const isTwin = (page: ContentDocument, folder: string): boolean =>
    pages.has(page.address.slice(folder.length)) || namesOriginal(page);
  return namesOfLanguages([...folders.keys()], content).flatMap(({ lang, folder }) => {
    const inside = [...folders].flatMap(([name, list]) => (isWithin(name, folder) ? list : []));
    const twins = inside.filter((page) => isTwin(page, folder));
    const file = pages.get(folder) ?? inside[0]?.file;
    return file !== undefined && twins.length * 2 >= inside.length ? [{ lang, folder, file }] : [];
  });
});

function namesOfLanguages(folders: string[], content: SiteContent): { lang: string; folder: string }[] {
  const [first] = languagesOf(content);
  return [...new Set(folders.map((folder) => /^\/[^/]+/.exec(folder)?.[0] ?? ''))].flatMap((folder) => {
    const name = NAME.exec(folder)?.[1];
    if (name === undefined || !isLanguage(name) || languageAt(content, folder).folder !== '') return [];
    const isFirst = first !== undefined && [first.lang.toLowerCase(), primaryLanguage(first.lang)].includes(name);
    return isFirst ? [] : [{ lang: String(Intl.getCanonicalLocales(name)[0]), folder }];
  });
}

/** What makes it a language of the site, in words. */
export const howToList = ({ lang, folder }: Pick<UnlistedLanguage, 'lang' | 'folder'>): string =>
  `Write it under "languages" in ${SITE_FILE}: { "lang": "${lang}", "folder": "${folder}" }`;

/** The one that something stands in, by its address. */
export const unlistedAt = (content: SiteContent, address: string): UnlistedLanguage | undefined =>
  unlistedLanguages(content).find(({ folder }) => isWithin(address, folder));
