import { memoize } from '../../../model/memoize.ts';
import { languageAmong } from '../../../model/words/language-tag.ts';
import type { Counted, Sentence } from '../../../model/words/sentence.ts';
import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';
import type { Schema } from '../../schema/schema.ts';
import type { Schemas } from '../../schema/schemas.ts';

/** A sentence that visitors read and no author wrote, by its place below "strings". */
export interface KnownSentence {
  path: DataPath;
  english: Sentence | readonly string[];
}

/** Every sentence of the table, as the schema of site files has it. */
export const sentencesOf = ({ sources }: Pick<Schemas, 'sources'>): KnownSentence[] =>
  sentencesOfTable(sources.strings.$defs?.['strings'] ?? {});

const sentencesOfTable = memoize((table: Schema) => sentencesIn(table, []));

/** Whether the table has a language: then nothing has to be written in it. */
export function hasTable({ sources }: Pick<Schemas, 'sources'>, lang: string): boolean {
  const languages = sources.strings.$defs?.['strings']?.['x-languages'];
  return Array.isArray(languages) && languageAmong(languages, lang) !== undefined;
}

function sentencesIn(node: Schema, path: DataPath): KnownSentence[] {
  const english = node['x-english'] as KnownSentence['english'] | undefined;
  if (english !== undefined) return [{ path, english }];
  return Object.entries(node.properties ?? {}).flatMap(([name, child]) => sentencesIn(child, [...path, name]));
}

/** Whether a sentence depends on how many. */
export const isCounted = (sentence: unknown): sentence is Counted =>
  sentence !== null && typeof sentence === 'object' && 'other' in sentence;
