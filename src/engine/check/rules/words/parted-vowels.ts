import type { Edit } from '../../../../model/diagnostics/diagnostic.ts';
import { isTechnical } from '../../../../model/content/texts.ts';
import { block } from '../../../../model/diagnostics/example.ts';
import { composed } from '../../../../model/words/letters/composed.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { documentRule } from '../../rule.ts';
import { hasDiagnosticAt } from '../../has-diagnostic.ts';

/** Two letters of Thai that look like one: "เ" twice for "แ", and "ำ" as its ring and its line, perhaps with a tone. */
const PARTED = /เเ|\u0e4d[\u0e48-\u0e4b]?\u0e32|[\u0e48-\u0e4b]\u0e4d\u0e32/g;

const whole = (parts: string): string => (parts === 'เเ' ? 'แ' : composed(parts));

/** Vowels of Thai are written with the letter that they are. */
export const partedVowels = documentRule({
  meta: {
    codes: {
      'text/parted-vowel': {
        level: 'advice',
        title: 'A Thai vowel is written with two letters',
        message: ({ words, meant }: { words: string; meant: string }) => [
          `${shown(words)} is written with two letters that only look like ${shown(meant)}.`,
          `Write ${shown(meant)}.`,
        ],
        done: () => 'Vowels of Thai that were two letters are one.',
        why: 'Search engines do not find such words, and screen readers spell them.',
        bad: block('{ "type": "prose", "body": "เเกง" }'),
        good: block('{ "type": "prose", "body": "แกง" }'),
        fixable: 'always',
      },
    },
  },
  check({ document, report }) {
    if (document.text.search(PARTED) < 0) return;
    const isWrong = hasDiagnosticAt(document);
    return (text, path) => {
      const found = [...text.matchAll(PARTED)];
      const [first] = found;
      if (!first || isTechnical(text, path) || isWrong(path)) return;
      const at = ({ 0: source, index }: RegExpMatchArray) => ({
        path: [...path],
        within: { offset: index ?? 0, length: source.length },
      });
      const edits = found.map((match): Edit => ({ kind: 'replace', location: at(match), value: whole(match[0]) }));
      const names = { words: first[0], meant: whole(first[0]) };
      report('text/parted-vowel', at(first), names, [{ edits, certain: true }]);
    };
  },
});
