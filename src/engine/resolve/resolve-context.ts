import { SITE_FILE } from '../../model/addresses/address.ts';
import type { ContentDocument } from '../../model/content/content.ts';
import { getOrInsert, memoize } from '../../model/memoize.ts';
import type { SiteStrings } from '../../model/rendering/strings.ts';
import type { ResolvedSite, SiteDocument } from '../../model/page/types.ts';
import { replaceTokens } from '../../model/content/tokens.ts';
import type { SiteContent } from '../read/site-content.ts';
import { derivedAddresses } from '../site/lists/pagination.ts';
import { collectPages, type CollectionRequest, type ListedPage } from '../site/lists/collections.ts';
import { languageAt, languagesOf, withDifferences, type SiteLanguage } from '../site/languages/languages.ts';
import { hiddenBecause, today as currentDay } from '../site/publication.ts';
import { siteIndex } from '../site/site-index.ts';
import { translationsOf } from '../site/languages/translations.ts';
import { hasSiteData } from '../site/site-data.ts';
import { prepareContext, prepareDocument, type PrepareContext, type Prepared } from './prepare.ts';
import { withOwnIcons } from './icons.ts';
import { resolveSite, type SiteEnvironment } from './site.ts';

/** How content is resolved: as of which day, with drafts or without. */
export interface ResolveOptions extends SiteEnvironment {
  /** `2026-05-21`; decides what is published. */
  today?: string;
  /** While working on a site, drafts and future pages are shown. */
  drafts?: boolean;
  /**
   * Give the prepare contexts of an earlier time again to keep what was prepared then; they hold while the site files
   * and the pictures are the same.
   */
  contexts?: PrepareContexts;
}

/** What documents are prepared with, by the folder of their language. */
export type PrepareContexts = Map<string, PrepareContext>;

/** The site file without what header and footer alone show: a menu may change, and no page has to be resolved again. */
type PageSideOfSite = Omit<SiteDocument, 'navigation' | 'footer'>;

/** The site as the pages of one language are told of it. */
export interface LanguageSite {
  folder: string;
  /** The site file with its words final: what pages may read of it. */
  siteData: PageSideOfSite;
  /** What header and footer are made of, too. */
  site: ResolvedSite;
  strings: SiteStrings;
  prepared(document: ContentDocument): Prepared;
  /** A text with the facts of the site filled in: less work than a whole document. */
  filled(text: string): string;
}

interface Translation {
  lang: string;
  folder: string;
  page: ContentDocument;
}

/** Everything that resolving a page needs of the content, worked out once. */
export interface ResolveContext {
  content: SiteContent;
  options: SiteEnvironment;
  /** The site in its first language. */
  main: LanguageSite;
  /** The site in the language of the page at an address. */
  languageAt(address: string): LanguageSite;
  /** The page that is shown at an address. */
  documentAt(address: string): ContentDocument | undefined;
  /** Every address that may have a page. */
  addresses(): Set<string>;
  isShown(document: ContentDocument): boolean;
  /** The pages that a list shows in all, each list found once. */
  collect(request: CollectionRequest): ListedPage[];
  /** The page of its own at an address in all languages in which it is shown, in the order of the languages. */
  translationsAt(address: string): Translation[];
}

/** Looks at content. Throws when there is no site file: the checker reports that first. */
export function createResolveContext(content: SiteContent, given: ResolveOptions): ResolveContext {
  const options = { ...given, icons: withOwnIcons(given.icons, content.own.icons) };
  const { today = currentDay(), drafts = false, contexts = new Map() } = options;
  if (!hasSiteData(content))
    throw new Error('There is no pages/_site.json. Run "npm run check" to see what is missing.');
  const lists = new Map<string, ListedPage[]>();
  const languages = new Map(
    languagesOf(content).map((language) => [
      language.folder,
      lookInLanguage(content, language, today, { ...options, contexts }),
    ]),
  );
  const main = languages.get('') as LanguageSite;
  return {
    content,
    options,
    main,
    languageAt: (address) => languages.get(languageAt(content, address).folder) ?? main,
    ...pagesShown(content, { today, drafts }),
    collect: ({ from, only, except, where, sort, limit }) => {
      const request = { from, only, except, where, sort, limit };
      return getOrInsert(lists, JSON.stringify(request), () => collectPages(content, request, today), Infinity);
    },
  };
}

type PagesShown = Pick<ResolveContext, 'isShown' | 'documentAt' | 'translationsAt' | 'addresses'>;

/** Which pages there are to be seen, and where: with drafts, all of them. Lists stay as visitors see them. */
function pagesShown(content: SiteContent, { today, drafts }: { today: string; drafts: boolean }): PagesShown {
  const { pages, aliases } = siteIndex(content);
  let derived: Map<string, string> | undefined;
  const filesOfLists = (): Map<string, string> => (derived ??= derivedAddresses(content, today));
  const isShown = (document: ContentDocument): boolean =>
    document.kind === 'page' &&
    // Only pages without mistakes are remembered.
    (document.whole !== undefined || document.data !== undefined) &&
    (drafts || hiddenBecause(document, today) === undefined);
  // Where two pages want one address, the checker reports the second; until that is fixed, the first has it.
  const documentAt = (address: string): ContentDocument | undefined => {
    const file = pages.get(address) ?? aliases.get(address) ?? filesOfLists().get(address);
    const document = file === undefined ? undefined : content.documents.get(file);
    return document && isShown(document) ? document : undefined;
  };
  return {
    isShown,
    documentAt,
    translationsAt: (address) => {
      const document = documentAt(address);
      if (address !== document?.address) return [];
      const translations = translationsOf(content, document);
      return languagesOf(content).flatMap(({ lang, folder }) => {
        const page = translations.get(folder);
        return page && isShown(page) ? [{ lang, folder, page }] : [];
      });
    },
    addresses: () => new Set([...pages.keys(), ...aliases.keys(), ...filesOfLists().keys()]),
  };
}

function lookInLanguage(
  content: SiteContent,
  language: SiteLanguage,
  today: string,
  { contexts, ...environment }: SiteEnvironment & { contexts: PrepareContexts },
): LanguageSite {
  const { folder } = language;
  const context = getOrInsert(contexts, folder, () => prepareContext(content.source, language, environment.copiesOf));
  const wholeSite = preparedSite(content, language, context);
  const { navigation: _navigation, footer: _footer, ...siteData } = wholeSite;
  const strings = environment.view.stringsFor(language.lang, siteData.strings);
  return {
    folder,
    siteData,
    strings,
    site: resolveSite(wholeSite, { content, language, context, today, strings, ...environment }),
    prepared: preparedIn(context),
    filled: (text) => replaceTokens(text, context.tokens),
  };
}

/** The site file with its words final, and over it those of a language. */
function preparedSite({ documents }: SiteContent, { file, lang }: SiteLanguage, context: PrepareContext): SiteDocument {
  const wordsOf = (name: string): Record<string, unknown> => {
    const document = documents.get(name);
    return document?.data ? preparedIn(context)(document).data : {};
  };
  const words = wordsOf(SITE_FILE);
  return (file === SITE_FILE ? words : withDifferences(words, wordsOf(file), lang)) as unknown as SiteDocument;
}

/** A document object is replaced whenever its file changes, and a context when the site file does. */
const preparedIn = memoize((context: PrepareContext) =>
  memoize((document: ContentDocument): Prepared => prepareDocument(document, context)),
);
