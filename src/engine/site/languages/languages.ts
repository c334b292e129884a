import { memoize } from '../../../model/memoize.ts';
import { asAddressName, folderOfSiteFile, isWithin, SITE_FILE, siteFileOf } from '../../../model/addresses/address.ts';
import { PAGES } from '../../../model/content/content.ts';
import { languageTag, primaryLanguage } from '../../../model/words/language-tag.ts';
import { nearest } from '../../../model/words/meant/nearest.ts';
import { countryOf } from '../contact/phones.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { siteDataOf } from '../site-data.ts';

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
  /** The country whose telephone numbers need no prefix: one for all languages, since the numbers are the same. */
  country: string | undefined;
}

type Group = Record<string, unknown>;
type Documents = Pick<SiteContent, 'documents'>;

/** Parts of the site file whose entries are told apart one by one; of all others, a language says the whole. */
const PARTLY = ['facts', 'pages'];

/** The languages of a site, the one of the site file first. */
export const languagesOf: (content: Documents) => SiteLanguage[] = memoize(findLanguages);

/** The addresses of the home pages, one in each language. */
export const homesOf: (content: Documents) => ReadonlySet<string> = memoize(
  (content) => new Set(languagesOf(content).map(({ folder }) => folder || '/')),
);

/** The language that a page is written in, by its address. */
export function languageAt(content: Documents, address: string): SiteLanguage {
  const languages = languagesOf(content);
  const further = languages.find(({ folder }) => folder !== '' && isWithin(address, folder));
  return further ?? (languages[0] as SiteLanguage);
}

type Known = Omit<SiteLanguage, 'label'> & { label?: string };

/** A language with what it calls itself. Loading the names of all languages takes time, and few ask. */
const named = (known: Known, all: readonly Known[]): SiteLanguage => ({
  ...known,
  get label() {
    return known.label ?? ownName(known.lang, all);
  },
});

/** What a language calls itself: "Deutsch"; beside another form of it more than that: "简体中文" and "繁體中文". */
export function ownName(lang: string, all: readonly Pick<SiteLanguage, 'lang'>[]): string {
  const short = primaryLanguage(lang);
  const forms = all.filter((other) => primaryLanguage(other.lang) === short);
  const name = nameIn(lang, forms.length > 1 ? apart(lang, forms) : short);
  return name === undefined ? lang : name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

/** What tells a form of a language from the others: its script, where no other has that, "zh-Hant" for "zh-TW". */
function apart(lang: string, forms: readonly Pick<SiteLanguage, 'lang'>[]): string {
  const script = scriptOf(lang);
  const sharesIt = forms.filter((other) => scriptOf(other.lang) === script).length > 1;
  return script === undefined || sharesIt ? lang : `${primaryLanguage(lang)}-${script}`;
}

const scriptOf = (lang: string): string | undefined => {
  const tag = languageTag(lang);
  return tag && new Intl.Locale(tag).maximize().script;
};

/** What a language is called in another one; undefined where either is none. */
export function nameIn(lang: string, called: string): string | undefined {
  try {
    return new Intl.DisplayNames([lang], { type: 'language' }).of(called);
  } catch {
    return undefined;
  }
}

function findLanguages({ documents }: Documents): SiteLanguage[] {
  const site: Record<string, unknown> = siteDataOf({ documents });
  const lang = typeof site['lang'] === 'string' ? codeMeant(site['lang']) : 'en';
  const country = countryOf(site);
  const first: Known = { lang, folder: '', file: SITE_FILE, data: site, country };
  const listed: unknown[] = Array.isArray(site['languages']) ? site['languages'] : [];
  const seen = new Set<string>([lang]);
  const further = listed.flatMap((entry): Known[] => {
    const meant = entryMeant(entry, documents);
    // What is there twice is told as such, and is no second language as long as nothing lies in its folder.
    const isTwice = meant && (seen.has(meant.lang) || seen.has(meant.folder));
    if (!meant || (isTwice && !documents.has(siteFileOf(meant.folder)))) return [];
    seen.add(meant.lang).add(meant.folder);
    const { lang, folder, label } = meant;
    const file = siteFileOf(folder);
    const data = withDifferences(site, documents.get(file)?.data ?? {}, lang);
    return [{ lang, folder, file, data, country: country ?? countryOf(data), label }];
  });
  const all = [first, ...further];
  return all.map((known) => named(known, all));
}

/**
 * What an entry of "languages" means, however it is written: what is wrong with its form is told by itself, and nothing
 * else must seem wrong because of it.
 */
export function entryMeant(
  entry: unknown,
  documents: SiteContent['documents'],
): (Pick<SiteLanguage, 'lang' | 'folder'> & { label?: string }) | undefined {
  const { lang: written, folder, label } = (typeof entry === 'string' ? { lang: entry } : Object(entry)) as Group;
  if (typeof written !== 'string') return undefined;
  const lang = codeMeant(written);
  const meant = folderMeant(`/${asAddressName(typeof folder === 'string' ? folder : lang)}`, lang, documents);
  // Of a code alone, only what lies in its folder says that it is more than a slip.
  if (typeof entry === 'string' && !isBegun(meant, documents)) return undefined;
  return { lang, folder: meant, ...(typeof label === 'string' && { label }) };
}

/** Whether a folder has what only a language has. */
const isBegun = (folder: string, documents: SiteContent['documents']): boolean =>
  documents.has(`${PAGES}${folder}/index.json`) || documents.has(siteFileOf(folder));

/**
 * A folder as it is. Where nothing is in it, one that no other language has: the one that is nearly called so and has
 * the site file of a language, the one that is called as the language is, or the only one with such a file.
 */
function folderMeant(folder: string, lang: string, documents: SiteContent['documents']): string {
  if (isBegun(folder, documents)) return folder;
  const listed: unknown = siteDataOf({ documents }).languages;
  const taken = foldersTaken(Array.isArray(listed) ? listed : []);
  const others = [...documents.keys()]
    .flatMap((file) => folderOfSiteFile(file) ?? [])
    .filter((other) => !taken.has(other));
  const called = [lang.toLowerCase(), primaryLanguage(lang)].map((name) => `/${name}`);
  const ofLanguage = called.find((other) => !taken.has(other) && isBegun(other, documents));
  return nearest(folder, others) ?? ofLanguage ?? (others.length === 1 ? others[0] : undefined) ?? folder;
}

/** The folders that are named in a list of languages, however they are written. */
const foldersTaken = memoize(
  (listed: unknown[]): ReadonlySet<string> =>
    new Set(
      listed.flatMap((entry) => {
        const { folder } = Object(entry) as Group;
        return typeof folder === 'string' ? `/${asAddressName(folder)}` : [];
      }),
    ),
);

/**
 * A code that everything which knows languages can take: "en_US" is "en-US", and "und" what no language is meant by.
 */
function codeMeant(written: string): string {
  for (const code of [written, written.replaceAll('_', '-')])
    if (/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/.test(code) && languageTag(code) !== undefined) return code;
  return 'und';
}

/**
 * The site file with what a language says otherwise. Sentences in the words of one language are of no use to another.
 */
export function withDifferences(
  site: Record<string, unknown>,
  own: Record<string, unknown>,
  lang: string,
): Record<string, unknown> {
  const { strings: _strings, ...rest } = site;
  // Of numbers and addresses there are those of the site alone. That a language has some is told, and no fact is
  // missing.
  const { phones: _phones, emails: _emails, ...differing } = own;
  const parts = PARTLY.flatMap((name) => (own[name] ? [[name, { ...Object(site[name]), ...Object(own[name]) }]] : []));
  return { ...rest, ...differing, ...Object.fromEntries(parts), lang };
}
