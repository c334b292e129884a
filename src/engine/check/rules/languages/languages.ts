import { SITE_FILE } from '../../../../model/addresses/address.ts';
import { isBroken, PAGES } from '../../../../model/content/content.ts';
import type { Codes } from '../../../../model/diagnostics/codes.ts';
import { fields, site, SOUND_PAGE, words } from '../../../../model/diagnostics/example.ts';
import { didYouMean, shown } from '../../../../model/words/phrases.ts';
import { removalFrom, replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { entryMeant } from '../../../site/languages/languages.ts';
import { listIt, unlistedLanguages } from '../../../site/languages/unlisted-languages.ts';
import { renamedFolders } from '../../../site/languages/renamed-folders.ts';
import { siteDataOf } from '../../../site/site-data.ts';
import { siteIndex } from '../../../site/site-index.ts';
import { isRefused } from '../../../site/links/known-addresses.ts';
import { inGerman } from '../../messages/german-example.ts';
import type { SiteContent } from '../../../read/site-content.ts';
import { siteRule } from '../../rule.ts';

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
      `${listIt({ lang: '…', folder })}${name === '_shared' ? '; or move its blocks into pages/_shared' : ''}`,
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
      listIt({ lang, folder }),
    ],
    why: 'Visitors and search engines are not told that there are translations.',
    bad: words('pages/de/contact.json beside pages/contact.json, and no "languages" in pages/_site.json', {
      'pages/contact.json': SOUND_PAGE,
      'pages/de/contact.json': fields('"title": "Kontakt"'),
    }),
    good: inGerman(),
  },
} satisfies Codes;

/** The languages of a site are there once each, with a home page and a site file that counts. */
export const languages = siteRule({
  meta: { codes },
  check({ site: { content, known }, reportIn }) {
    const site = content.documents.get(SITE_FILE);
    const data = site?.data;
    if (!data) return;
    const report = reportIn(SITE_FILE);
    const listed: unknown[] = Array.isArray(data['languages']) ? data['languages'] : [];
    const seen = new Set<unknown>([siteDataOf(content).lang ?? 'en']);
    for (const [index, entry] of listed.entries()) {
      const path = ['languages', index];
      const { lang, folder } = entryMeant(entry, content.documents) ?? {};
      if (lang === undefined || folder === undefined) continue;
      const twice = seen.has(lang) ? 'lang' : seen.has(folder) ? 'folder' : undefined;
      for (const value of [lang, folder]) seen.add(value);
      if (twice)
        report(
          'language/twice',
          { path: [...path, twice] },
          { name: twice, value: twice === 'lang' ? lang : folder },
          removalFrom(listed, path),
        );
      else reportHome((entry as { folder?: unknown }).folder, folder, [...path, 'folder']);
    }
    // As long as the site file has mistakes of its own, it may be one of them that keeps a language out.
    const { languages: siteFiles, shared } = siteIndex(content);
    for (const file of isBroken(site) ? [] : [...siteFiles, ...shared].toSorted()) {
      const [, folder = '', name] = /^pages(\/[^/]+)\/(_site\.json|_shared)/.exec(file) ?? [];
      if (folder === '' || seen.has(folder)) continue;
      seen.add(folder);
      reportIn(file)('language/unlisted', {}, { folder, name: name as '_site.json' | '_shared' });
    }
    for (const { lang, folder, file } of unlistedLanguages(content))
      if (!seen.has(folder)) reportIn(file)('language/not-listed', {}, { lang, folder });

    function reportHome(written: unknown, meant: string, path: (string | number)[]): void {
      const old = typeof written === 'string' && renamedFolders(content).has(written) ? written : undefined;
      if (old === undefined && (known.pages.has(meant) || isRefused(content, `${meant}/index`))) return;
      const suggestion = old === undefined ? undefined : meant;
      const isLinked = old !== undefined && leadsInto(content, meant, old);
      const args = { folder: old ?? meant, suggestion, ...(isLinked && { isLinked }) };
      report('language/no-home', { path }, args, isLinked ? [] : replaceWith({ path }, suggestion));
    }
  },
});

/** Whether what lies in a folder leads to pages of another. */
const leadsInto = ({ documents }: SiteContent, folder: string, other: string): boolean =>
  [...documents.values()].some(
    ({ file, text }) => file.startsWith(`${PAGES}${folder}/`) && text.includes(`"${other}/`),
  );
