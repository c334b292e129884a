import { putAt } from '../../../model/content/value-at.ts';
import { isBroken } from '../../../model/content/content.ts';
import type { Counted } from '../../../model/words/sentence.ts';
import { counted } from '../../../model/words/counted.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { languagesOf } from '../../site/languages/languages.ts';
import { commonForms } from '../../site/languages/plural-forms.ts';
import { missingSentences } from '../../site/languages/missing-sentences.ts';
import { isCounted, type KnownSentence } from '../../site/languages/sentences.ts';
import type { Change } from '../change.ts';
import { formatLike } from '../format-json.ts';
import { Refusal } from '../refusal.ts';
import { rewrite } from '../rewrite.ts';

/** Sentences that were begun in a language. */
interface BegunStrings {
  lang: string;
  count: number;
  change: Change;
}

/**
 * Begins the sentences that pages say by themselves and nobody has written yet: each as its English words in brackets,
 * which the checker counts until they are others. Throws a `Refusal` when a site file has mistakes.
 */
export function beginStrings(content: SiteContent): BegunStrings[] {
  return languagesOf(content).flatMap((language): BegunStrings[] => {
    const { lang, file } = language;
    const missing = missingSentences(content, language);
    if (missing.length === 0) return [];
    const document = content.documents.get(file);
    if (document && isBroken(document)) throw new Refusal(`${file} has mistakes. Run "npm run check" to read them.`);
    const before = content.source.bytes(file);
    const text = document?.text ?? `${JSON.stringify({ version: 1 }, null, 2)}\n`;
    const data = structuredClone(document?.data ?? { version: 1 });
    for (const { path, english } of missing) putAt(data, ['strings', ...path], inBrackets(english, lang));
    const begun = formatLike(text, rewrite(text, data));
    return [{ lang, count: missing.length, change: { file, text: begun, ...(before && { before }) } }];
  });
}

/** A sentence, one for each form that the language has for numbers, or several, in brackets. */
function inBrackets(english: KnownSentence['english'], lang: string): unknown {
  const held = (words: string): string => `[${lang}: ${words}]`;
  if (isCounted(english))
    return Object.fromEntries(formsOf(english, lang).map((form) => [form, held(english[form] ?? english.other)]));
  return typeof english === 'string' ? held(english) : english.map(held);
}

/** What needs one form in English needs one in every language. */
function formsOf(english: Counted, lang: string): Intl.LDMLPluralRule[] {
  return Object.keys(english).length === 1 ? ['other'] : [...new Set([...commonForms(lang), 'other' as const])];
}

/** What was begun, in words. */
export function describeStrings(begun: readonly BegunStrings[]): string {
  if (begun.length === 0) return 'Every sentence is written in every language of this site. There is nothing to begin.';
  const lines = begun.map(({ lang, count, change }) => `${counted(count, 'sentence')} in "${lang}": ${change.file}`);
  return `${lines.join('\n')}

Next: put your own words in place of each in [brackets]. "npm run check" counts those that are left.`;
}
