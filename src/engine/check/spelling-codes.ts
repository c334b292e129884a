import type { Codes } from '../../model/diagnostics/codes.ts';
import { block } from '../../model/diagnostics/example.ts';
import { didYouMean } from '../../model/words/phrases.ts';

/** What looking up words can find. */
export const spellingCodes = {
  'text/spelling': {
    level: 'advice',
    title: 'A word is in no dictionary',
    message: ({ word, suggestion, list }: { word: string; suggestion: string | undefined; list: string }) => [
      `"${word}" is not in the dictionary.`,
      `${didYouMean(suggestion)} If the word is right, add it to "words" in ${list}.`.trim(),
    ],
    why: 'A misspelt word looks careless. Words are looked up only by "npm run check -- --spelling", because that takes some seconds; names and terms that are right are added to "words" in cspell.json.',
    bad: block('{ "type": "prose", "heading": "We recieve your call", "body": "Day and night." }'),
    good: block('{ "type": "prose", "heading": "We receive your call", "body": "Day and night." }'),
  },
} satisfies Codes;
