import { SITE_FILE, siteFileOf } from '../../model/address.ts';
import type { SiteContent } from '../read/site-content.ts';

/** A language of a site, as its site file and its pages have it. */
export interface SiteLanguage {
  /** Such as "en-US". */
  lang: string;
  /** Where its pages lie: "" for the first language, such as "/ar" for another. */
  folder: string;
  /** What it calls itself. */
  label: string;
  /** The site file with what differs in this language. */
  file: string;
  /** What holds for its pages, as it is written: the site file, with what differs put over it. */
  data: Record<string, unknown>;
}

/** Parts of the site file whose entries are told apart one by one; of all others, a language says the whole. */
const PARTLY = ['facts', 'pages'];

const known = new WeakMap<SiteContent, SiteLanguage[]>();

/** The languages of a site, the one of the site file first. */
export function languagesOf(content: SiteContent): SiteLanguage[] {
  let languages = known.get(content);
  if (!languages) {
    languages = findLanguages(content);
    known.set(content, languages);
  }
  return languages;
}

/** The language that a page is written in, by its address. */
export function languageAt(content: Pick<SiteContent, 'documents'>, address: string): SiteLanguage {
  const languages = languagesOf(content as SiteContent);
  const further = languages.find(({ folder }) => folder !== '' && `${address}/`.startsWith(`${folder}/`));
  return further ?? (languages[0] as SiteLanguage);
}

/** A language with what it calls itself. Loading the names of all languages takes time, and few ask. */
const language = (known: Omit<SiteLanguage, 'label'>, label?: string): SiteLanguage => ({
  ...known,
  get label() {
    return label ?? ownName(known.lang);
  },
});

/** What a language calls itself: "Deutsch". */
function ownName(lang: string): string {
  try {
    const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang.replace(/-.*/, '')) ?? lang;
    return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
  } catch {
    return lang;
  }
}

/** A language that things can be sorted and counted in, whatever is written: of what is no language, the schema tells. */
function usable(lang: unknown): string {
  try {
    return typeof lang === 'string' ? Intl.getCanonicalLocales(lang) && lang : 'en';
  } catch {
    return 'en';
  }
}

function findLanguages({ documents }: SiteContent): SiteLanguage[] {
  const site = documents.get(SITE_FILE)?.data ?? {};
  const lang = usable(site['lang']);
  const first = language({ lang, folder: '', file: SITE_FILE, data: site });
  const listed: unknown[] = Array.isArray(site['languages']) ? site['languages'] : [];
  const further = listed.flatMap((entry): SiteLanguage[] => {
    const { lang, folder, label } = (entry ?? {}) as Record<string, unknown>;
    if (typeof lang !== 'string' || typeof folder !== 'string') return [];
    const file = siteFileOf(folder);
    const known = usable(lang);
    const data = withDifferences(site, documents.get(file)?.data ?? {}, known);
    return [language({ lang: known, folder, file, data }, typeof label === 'string' ? label : undefined)];
  });
  return [first, ...further];
}

/** The site file with what a language says otherwise. Sentences in the words of one language are of no use to another. */
export function withDifferences(
  site: Record<string, unknown>,
  own: Record<string, unknown>,
  lang: string,
): Record<string, unknown> {
  const { strings: _strings, ...rest } = site;
  const parts = PARTLY.flatMap((name) => (own[name] ? [[name, { ...Object(site[name]), ...Object(own[name]) }]] : []));
  return { ...rest, ...own, ...Object.fromEntries(parts), lang };
}
