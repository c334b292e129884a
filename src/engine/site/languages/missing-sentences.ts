import { valueAt } from '../../../model/content/value-at.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { isLanguage } from './language-codes.ts';
import type { SiteLanguage } from './languages.ts';
import { hasTable, sentencesOf, type KnownSentence } from './sentences.ts';
import { isUsedByBlocks } from './sentences-in-blocks.ts';
import { blocksOfLanguage, usedSentenceSections } from './sentence-sections.ts';

/** Sentences that pages of a language show and that neither the table nor the site file has in it. */
export function missingSentences(content: SiteContent, language: SiteLanguage): KnownSentence[] {
  const { lang, data } = language;
  if (hasTable(content.schemas, lang) || !isLanguage(lang)) return [];
  const blocks = blocksOfLanguage(content, language);
  const sections = usedSentenceSections(language, blocks);
  const isUsed = isUsedByBlocks(blocks);
  return sentencesOf(content.schemas).filter(
    ({ path }) => sections.has(String(path[0])) && isUsed(path) && valueAt(data['strings'], path) === undefined,
  );
}
