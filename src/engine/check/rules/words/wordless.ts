import { block } from '../../../../model/diagnostics/example.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { findTokens } from '../../../../model/content/tokens.ts';
import { documentRule } from '../../rule.ts';

/** Fields whose words name what follows. */
const NAMES = new Set<unknown>(['heading', 'title', 'formTitle', 'label', 'question']);

/** What names something has a word. */
export const wordless = documentRule({
  meta: {
    codes: {
      'text/no-words': {
        level: 'advice',
        title: 'A heading or label has no word',
        message: ({ words }: { words: string }) => [
          `${shown(words)} has no word, so people who listen to the page do not learn what it is about.`,
          'Write at least one word.',
        ],
        why: 'Pictures and signs say little to those who cannot see them, and nothing to search engines.',
        bad: block('{ "type": "prose", "heading": "🎉🎉", "body": "We run your network." }'),
        good: block('{ "type": "prose", "heading": "Ten years", "body": "We run your network." }'),
      },
    },
  },
  check:
    ({ report }) =>
    (words, path) => {
      if (!NAMES.has(path.at(-1)) || /[\p{L}\p{N}]/u.test(words)) return;
      if (words.trim() !== '' && findTokens(words).length === 0)
        report('text/no-words', { path: [...path] }, { words });
    },
});
