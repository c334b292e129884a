import { valueAt } from '../../../model/content/value-at.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { isLanguage } from './language-codes.ts';
import type { SiteLanguage } from './languages.ts';
import { hasTable, sentencesOf, type KnownSentence } from './sentences.ts';
import { spokenByBlocks } from './spoken-by-blocks.ts';
import { blocksOfLanguage, spokenSections } from './spoken-sections.ts';

/** Sentences that pages of a language say, and neither the table nor the site has in it. */
export function missingSentences(content: SiteContent, language: SiteLanguage): KnownSentence[] {
  const { lang, data } = language;
  if (hasTable(content.schemas, lang) || !isLanguage(lang)) return [];
  const blocks = blocksOfLanguage(content, language);
  const sections = spokenSections(language, blocks);
  const isSpoken = spokenByBlocks(blocks);
  return sentencesOf(content.schemas).filter(
    ({ path }) => sections.has(String(path[0])) && isSpoken(path) && valueAt(data['strings'], path) === undefined,
  );
}
