import { languageAmong, languageTag } from '../../../model/words/language-tag.ts';
import { nearest } from '../../../model/words/meant/nearest.ts';
import { didYouMean } from '../../../model/words/phrases.ts';
import type { SiteDocument } from '../../../model/page/types.ts';
import { isLanguage, languageMeant } from '../../site/languages/language-codes.ts';
import { isDrawnLanguage, undrawnLetters } from '../../site/wording/drawn-letters.ts';
import { Refusal } from '../refusal.ts';
import { rewrite } from '../rewrite.ts';

/** What somebody wants who begins a site. */
export interface SiteRequest {
  /** What the company, shop or person is called. */
  name: string;
  /** The language of the texts, such as "de" or "en-GB". */
  lang: string;
  /** What the site begins as. */
  from: string;
  /** Where it will be published, if that is known yet. */
  host?: SiteDocument['host'];
}

/** Sites to begin with: languages, by the name of the site. */
export type Starters = ReadonlyMap<string, readonly string[]>;

/** The starter that a request means, as `name/language`. Throws a `Refusal` when there is none. */
export function chooseStarter(starters: Starters, { from, lang }: Pick<SiteRequest, 'from' | 'lang'>): string {
  const languages = starters.get(from);
  if (!languages) {
    const all = `Choose one of ${[...starters.keys()].join(', ')}.`;
    throw new Refusal(`A site cannot begin as "${from}". ${didYouMean(nearest(from, starters.keys()), all)}`);
  }
  // Where its texts are in no language that we have, English ones show what belongs where.
  return `${from}/${languageAmong(languages, lang) ?? 'en'}`;
}

/** The language tag as it is written everywhere: "DE-de" is "de-DE". Throws a `Refusal` for what is none. */
export function requireLanguage(lang: string): string {
  const tag = languageTag(lang);
  if (tag !== undefined && isLanguage(tag)) return tag;
  const hint = didYouMean(tag && languageMeant(tag), 'Write its code: "en", "de", or with a country "en-GB".');
  throw new Refusal(`"${lang}" is no language. ${hint}`);
}

/** The text of a starter's site file as it is for its new owner. */
export function siteFileFor(text: string, { name, lang, host }: Pick<SiteRequest, 'name' | 'lang' | 'host'>): string {
  const starter = JSON.parse(text) as Partial<SiteDocument>;
  // Pictures that no build could draw are not asked for.
  const isDrawn = isDrawnLanguage(lang) && undrawnLetters(name) === '';
  const sharing = { ...starter.sharing, pictures: isDrawn };
  return rewrite(text, { ...starter, name, lang, sharing, ...(host && { host }) });
}

/** The text of a file of content that leads editors to the schemas of the site that it is now in. */
export function withEditorSchema(text: string, file: string): string {
  const data = JSON.parse(text) as { $schema?: string };
  if (data.$schema === undefined) return text;
  const up = '../'.repeat(file.split('/').length - 1);
  return rewrite(text, { ...data, $schema: `${up}.pagewright/schemas/${data.$schema.split('/').at(-1)}` });
}
