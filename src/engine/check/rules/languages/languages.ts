import { SITE_FILE } from '../../../../model/addresses/address.ts';
import { isBroken, PAGES, type ContentDocument } from '../../../../model/content/content.ts';
import type { Codes } from '../../../../model/diagnostics/codes.ts';
import type { DataPath } from '../../../../model/diagnostics/diagnostic.ts';
import { fields, site, VALID_PAGE, words } from '../../../../model/diagnostics/example.ts';
import { didYouMean, shown } from '../../../../model/words/phrases.ts';
import { removalFrom, replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { entryMeant } from '../../../site/languages/languages.ts';
import { howToList, unlistedLanguages } from '../../../site/languages/unlisted-languages.ts';
import { renamedFolders } from '../../../site/languages/renamed-folders.ts';
import { siteDataOf } from '../../../site/site-data.ts';
import { siteIndex } from '../../../site/site-index.ts';
import { isRefused } from '../../../site/links/known-addresses.ts';
import { inGerman } from '../../messages/german-example.ts';
import type { SiteContent } from '../../../read/site-content.ts';
import { siteRule, type SiteRuleContext } from '../../rule.ts';

const codes = {
  'language/twice': {
    level: 'error',
    title: 'A language or its folder is there twice',
    message: ({ name, value }: { name: string; value: string }) => [
      `${shown(value)} is already ${name === 'lang' ? 'a language' : 'the folder of a language'} of this site.`,
      'Give each language once, with a folder of its own. The first one is "lang" and has none.',
    ],
    why: 'Nobody could tell which pages belong to which language.',
    bad: inGerman('"lang": "de", "country": "US"'),
    good: inGerman('"lang": "en-US"'),
  },
  'language/no-home': {
    level: 'error',
    title: 'A language has no home page',
    message: ({ folder, suggestion, isLinked }: { folder: string; suggestion?: string; isLinked?: true }) => [
      `There is no page "${folder}", the home page of this language.`,
      suggestion === undefined
        ? `Write pages${folder}/index.json.`
        : isLinked
          ? `Rename the folder pages${suggestion} to pages${folder} again: its pages still lead there. If it is to have its new name, write "${suggestion}" here, and the check says which links to change.`
          : `${didYouMean(suggestion)} Or rename the folder pages${suggestion} to pages${folder}.`,
    ],
    why: 'The switch in the header leads there from every page that has no translation.',
    bad: inGerman('', { 'pages/de/index.json': null }),
    good: inGerman(),
  },
  'language/unlisted': {
    level: 'error',
    title: 'A folder has what only a language has',
    message: ({ folder, name }: { folder: string; name: '_site.json' | '_shared' }) => [
      `pages${folder} has a ${name}, but "${folder}" is no language of this site, so nothing in it counts.`,
      `${howToList({ lang: '…', folder })}${name === '_shared' ? '; or move its blocks into pages/_shared' : ''}`,
    ],
    why: 'Nothing of what it says would be shown.',
    bad: site('"lang": "en-US"', { 'pages/de/_site.json': fields('"name": "Nordweg"') }),
    good: inGerman(),
  },
  'language/not-listed': {
    level: 'advice',
    title: 'A folder is probably that of a language',
    message: ({ lang, folder }: { lang: string; folder: string }) => [
      `pages${folder} has the name of a language and its pages are those of the site once more, but "${folder}" is no language of this site, so nothing leads to these translations.`,
      howToList({ lang, folder }),
    ],
    why: 'Visitors and search engines are not told that there are translations.',
    bad: words('pages/de/contact.json beside pages/contact.json, and no "languages" in pages/_site.json', {
      'pages/contact.json': VALID_PAGE,
      'pages/de/contact.json': fields('"title": "Kontakt"'),
    }),
    good: inGerman(),
  },
} satisfies Codes;

/** The languages of a site are there once each, with a home page and a site file that counts. */
export const languages = siteRule({
  meta: { codes },
  check(context) {
    const { content } = context.site;
    if (!content.documents.get(SITE_FILE)?.data) return;
    const listed = checkEntries(context);
    const reported = reportUnlistedFiles(context, listed);
    for (const { lang, folder, file } of unlistedLanguages(content))
      if (!listed.has(folder) && !reported.has(folder))
        context.reportIn(file)('language/not-listed', {}, { lang, folder });
  },
});

type Context = SiteRuleContext<typeof codes>;

/** Reports languages that are listed twice or have no home page. Returns the folders of all languages listed. */
function checkEntries(context: Context): ReadonlySet<string> {
  const { content } = context.site;
  const site = siteDataOf(content);
  const entries: unknown[] = Array.isArray(site.languages) ? site.languages : [];
  const langs = new Set<string>([site.lang ?? 'en']);
  const folders = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const path = ['languages', index];
    const meant = entryMeant(entry, content.documents);
    if (!meant) continue;
    const { lang, folder } = meant;
    const duplicate = duplicateField(meant, langs, folders);
    langs.add(lang);
    folders.add(folder);
    if (duplicate) {
      const args = { name: duplicate, value: meant[duplicate] };
      const edits = removalFrom(entries, path);
      context.reportIn(SITE_FILE)('language/twice', { path: [...path, duplicate] }, args, edits);
    } else checkHome(context, (entry as { folder?: unknown }).folder, folder, [...path, 'folder']);
  }
  return folders;
}

/** The field of an entry that an earlier entry has with the same value. */
function duplicateField(
  { lang, folder }: { lang: string; folder: string },
  langs: ReadonlySet<string>,
  folders: ReadonlySet<string>,
): 'lang' | 'folder' | undefined {
  // Of two that cannot be read nobody knows whether they are the same.
  if (lang !== 'und' && langs.has(lang)) return 'lang';
  return folders.has(folder) ? 'folder' : undefined;
}

/** Reports that the folder of a language has no home page, or has been renamed. */
function checkHome({ site, reportIn }: Context, written: unknown, meant: string, path: DataPath): void {
  const { content, known } = site;
  const old = typeof written === 'string' && renamedFolders(content).has(written) ? written : undefined;
  if (old === undefined && (known.pages.has(meant) || isRefused(content, `${meant}/index`))) return;
  const suggestion = old === undefined ? undefined : meant;
  const isLinked = old !== undefined && linksToFolder(content, meant, old);
  const args = { folder: old ?? meant, suggestion, ...(isLinked && { isLinked }) };
  reportIn(SITE_FILE)('language/no-home', { path }, args, isLinked ? [] : replaceWith({ path }, suggestion));
}

/** Reports folders with a site file or shared blocks that belong to no language. Returns these folders. */
function reportUnlistedFiles({ site: { content }, reportIn }: Context, listed: ReadonlySet<string>): Set<string> {
  const reported = new Set<string>();
  // A mistake in the site file may be what keeps a language out.
  if (isBroken(content.documents.get(SITE_FILE) as ContentDocument)) return reported;
  const { languages: siteFiles, shared } = siteIndex(content);
  for (const file of [...siteFiles, ...shared].toSorted()) {
    const [, folder = '', name] = /^pages(\/[^/]+)\/(_site\.json|_shared)/.exec(file) ?? [];
    if (folder === '' || listed.has(folder) || reported.has(folder)) continue;
    reported.add(folder);
    reportIn(file)('language/unlisted', {}, { folder, name: name as '_site.json' | '_shared' });
  }
  return reported;
}

/** Whether files in one folder link to pages in another. */
const linksToFolder = ({ documents }: SiteContent, folder: string, other: string): boolean =>
  [...documents.values()].some(
    ({ file, text }) => file.startsWith(`${PAGES}${folder}/`) && text.includes(`"${other}/`),
  );
