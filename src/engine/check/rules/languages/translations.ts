import { asText } from '../../../../model/words/as-text.ts';
import { SITE_FILE } from '../../../../model/addresses/address.ts';
import type { Codes, Message } from '../../../../model/diagnostics/codes.ts';
import { isBroken, mayHave, type ContentDocument } from '../../../../model/content/content.ts';
import type { Location } from '../../../../model/diagnostics/diagnostic.ts';
import { counted } from '../../../../model/words/counted.ts';
import { block, fields } from '../../../../model/diagnostics/example.ts';
import { listed, shown } from '../../../../model/words/phrases.ts';
import type { SiteContent } from '../../../read/site-content.ts';
import { languageAt, languagesOf } from '../../../site/languages/languages.ts';
import { hasSiteData } from '../../../site/site-data.ts';
import { differenceOf, type Difference } from '../../../site/languages/translation-shape.ts';
import {
  allTranslations,
  namesOriginal,
  originalOf,
  translationPairs,
  translationsOf,
  type TranslationPair,
  type Translations,
} from '../../../site/languages/translations.ts';
import { howToList, unlistedAt } from '../../../site/languages/unlisted-languages.ts';
import { isDraftOrPast } from '../../../site/publication.ts';
import { inGerman } from '../../messages/german-example.ts';
import { siteRule, type SiteRuleContext } from '../../rule.ts';

/** How many pages are named where many are meant. */
const NAMED = 8;

/** Why a page cannot translate the one that it names. */
type Reason = 'unlisted' | 'only' | 'both' | 'first' | 'other' | 'taken';

interface WrongOriginal {
  address: string;
  reason: Reason;
  /** Of the page, where they are probably those of a language that the site file does not name. */
  lang?: string;
  folder?: string;
  /** The file of the page that stands for it already, where one does. */
  other?: string;
}

const codes = {
  'language/untranslated-page': {
    level: 'advice',
    title: 'Pages are missing in a language',
    message: ({ lang, folder, pages }: { lang: string; folder: string; pages: string[] }) => [
      `${counted(pages.length, 'page is', 'pages are')} not there in "${lang}" yet: ${listed(pages.slice(0, NAMED))}${pages.length > NAMED ? ' and more' : ''}.`,
      `Write each in pages${folder}, or name it in the page that stands for it: "translationOf": ${shown(pages[0])}`,
    ],
    why: 'From such a page the switch in the header leads to the home page of the language.',
    bad: inGerman('', {
      'pages/de/services/cloud.json': null,
      'pages/de/services/data.json': fields(''),
      'pages/services/data.json': fields(''),
    }),
    good: inGerman(),
  },
  'language/fallen-behind': {
    level: 'advice',
    title: 'A translation has fallen behind',
    message: ({ address, difference }: { address: string; difference: Difference }) => [
      inWords(difference, address),
      'Bring the two pages to the same sections and entries again.',
    ],
    why: 'What is new on a page is missing in its other language.',
    bad: inGerman('', { 'pages/contact.json': block('{ "type": "newsletter", "heading": "One letter a month" }') }),
    good: inGerman('', {
      'pages/contact.json': block('{ "type": "newsletter", "heading": "One letter a month" }'),
      'pages/de/contact.json': block('{ "type": "newsletter", "heading": "Ein Brief im Monat" }'),
    }),
  },
  'language/wrong-original': {
    level: 'error',
    title: 'A page is said to translate one that it cannot',
    message: (args: WrongOriginal) => wrongOriginal(args),
    why: 'The switch in the header would lead to another page than the one that is read.',
    bad: inGerman('', { 'pages/de/contact.json': fields('"translationOf": "/de/write"') }),
    good: inGerman('', { 'pages/de/contact.json': fields('"translationOf": "/contact"') }),
  },
} satisfies Codes;

/** Pages are there in every language of the site, with the same sections. */
export const translations = siteRule({
  meta: { readsAll: true, codes },
  check(context) {
    const { uncertainFolders, disputedOriginals } = checkOriginals(context);
    reportUntranslated(context, uncertainFolders);
    for (const pair of translationPairs(context.site.content))
      // Which of two pages translates an original has to be settled first.
      if (!disputedOriginals.has(pair.original.address)) compare(context, pair);
  },
});

type Context = SiteRuleContext<typeof codes>;

interface CheckedOriginals {
  /** Folders of languages in which a page may translate another original than the one that it names. */
  uncertainFolders: ReadonlySet<string>;
  /** Addresses of originals that two pages of a language name. */
  disputedOriginals: ReadonlySet<string>;
}

/** Checks the originals that pages name in "translationOf". */
function checkOriginals(context: Context): CheckedOriginals {
  const { content } = context.site;
  const uncertainFolders = new Set<string>();
  const disputedOriginals = new Set<string>();
  for (const page of content.documents.values()) {
    const { folder } = languageAt(content, page.address);
    if (mayHave(page, 'translationOf') && page.data === undefined) uncertainFolders.add(folder);
    if (!namesOriginal(page)) continue;
    const reason = reasonAgainst(content, page);
    // A link to a missing original is reported as such; the page that was meant is not missing besides.
    if (reason || !translationsOf(content, page).has('')) uncertainFolders.add(folder);
    // Of a site file that cannot be read, the languages are not known.
    if (reason && hasSiteData(content)) reportOriginal(context, page, reason);
    if (reason === 'taken') disputedOriginals.add(originalOf(content, page));
  }
  return { uncertainFolders, disputedOriginals };
}

function reportOriginal({ site: { content }, reportIn }: Context, page: ContentDocument, reason: Reason): void {
  const address = page.kind === 'page' ? page.data?.['translationOf'] : undefined;
  if (typeof address !== 'string') return;
  const { lang, folder } = unlistedAt(content, page.address) ?? {};
  const other = reason === 'taken' ? translationAt(content, page)?.file : undefined;
  const args = { address, reason: folder === undefined ? reason : 'unlisted', lang, folder, other } as const;
  reportIn(page.file)('language/wrong-original', { path: ['translationOf'] }, args);
}

/** Reports the pages that each language lacks. */
function reportUntranslated(
  { site: { content, isRequested }, reportIn }: Context,
  uncertain: ReadonlySet<string>,
): void {
  if (!isRequested(SITE_FILE)) return;
  for (const [index, { lang, folder }] of languagesOf(content).slice(1).entries()) {
    // Another rule reports an unknown language. A page that names its original wrongly, or cannot be read, may be the
    // one that seems to be missing.
    if (lang === 'und' || uncertain.has(folder)) continue;
    const pages = missingIn(folder, allTranslations(content));
    if (pages.length > 0)
      reportIn(SITE_FILE)('language/untranslated-page', { path: ['languages', index] }, { lang, folder, pages });
  }
}

/** Reports a translation whose sections or entries are others than those of its original. */
function compare({ site: { isRequested }, reportIn }: Context, { document, original }: TranslationPair): void {
  if (!isRequested(document.file) || isBroken(document) || isBroken(original)) return;
  const difference = differenceOf(original, document);
  if (!difference) return;
  const isShared = document.kind === 'shared';
  const list = difference.kind === 'entries' ? [...(isShared ? [] : [difference.index]), difference.list] : [];
  const address = isShared ? original.file : original.address;
  const location: Location = { path: [isShared ? 'block' : 'blocks', ...list], at: 'key' };
  reportIn(document.file)('language/fallen-behind', location, { address, difference });
}

/** Why a page cannot translate the one that it names; undefined where it can, or where that one is not there. */
function reasonAgainst(content: SiteContent, page: ContentDocument): Reason | undefined {
  if (languagesOf(content).length === 1) return 'only';
  const { folder } = languageAt(content, page.address);
  const isFurther = (address: string): boolean => languageAt(content, address).folder !== '';
  if (folder === '') return isFurther(asText(page.data?.['translationOf'])) ? 'first' : 'both';
  if (isFurther(originalOf(content, page))) return 'other';
  return translationAt(content, page) === page ? undefined : 'taken';
}

/** The translation, in the language of a page, of the original that this page names: the page itself or another. */
const translationAt = (content: SiteContent, page: ContentDocument): ContentDocument | undefined =>
  translationsOf(content, page).get(languageAt(content, page.address).folder);

/** The pages of the first language that another lacks, but for the home page, which another rule reports. */
function missingIn(folder: string, all: ReadonlyMap<string, Translations>): string[] {
  return [...all].flatMap(([address, pages]) => {
    const original = pages.get('');
    // A page that is only begun has mistakes that come first.
    const isMeant =
      original && address !== '/' && !pages.has(folder) && !isBroken(original) && !isDraftOrPast(original);
    return isMeant ? [address] : [];
  });
}

/** What is wrong with the original that a page names, in words. */
function wrongOriginal({ address, reason, lang = '', folder = '', other = '' }: WrongOriginal): Message {
  const original = shown(address);
  const another = 'Name the address of a page in the first language, or remove the line.';
  switch (reason) {
    case 'unlisted':
      return [`"${folder}" is no language of this site, so this page is no translation.`, howToList({ lang, folder })];
    case 'only':
      return ['This site has one language, so this page is no translation.', 'Remove the line.'];
    case 'both':
      return [`This page and ${original} are both in the first language of the site.`, 'Remove the line.'];
    case 'first':
      return [
        `This page is in the first language of the site, so it translates none: ${original} has to name this page, not the reverse.`,
        'Remove the line.',
      ];
    case 'other':
      return [`${original} is not in the first language of the site.`, another];
    case 'taken':
      return [`The page of this language for ${original} is ${other} already.`, another];
  }
}

/** What differs between a page and its translation, in words. */
function inWords(difference: Difference, address: string): string {
  const { type } = difference;
  if (difference.kind !== 'entries')
    return difference.kind === 'missing'
      ? `${shown(address)} has a "${type}" that this translation has not.`
      : `This translation has a "${type}" that ${shown(address)} has not.`;
  const { list, original, translation } = difference;
  return `In "${type}", "${list}" has ${counted(translation, 'entry')} here and ${original} on ${shown(address)}.`;
}
