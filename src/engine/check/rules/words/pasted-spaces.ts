import { block } from '../../../../model/diagnostics/example.ts';
import type { Edit } from '../../../../model/diagnostics/diagnostic.ts';
import { isTechnical } from '../../../../model/content/texts.ts';
import { documentRule } from '../../rule.ts';
import { hasDiagnosticAt } from '../../has-diagnostic.ts';

type Kind = 'nothing' | 'joined';

/** Letters of scripts that never need a sign to say where a line may end, as Thai and Khmer do. */
const LETTER = '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}]';
/** Signs without a width that say nothing where they stand: at an end, beside a space, between letters. */
const NOTHING = new RegExp(
  `\ufeff+|[\u200b\u2060]+(?=\\s|$)|(?<=^|\\s)[\u200b\u2060]+|(?<=${LETTER})[\u200b\u2060]+(?=${LETTER})`,
  'gu',
);
/**
 * Words of which no line can end between two: names and titles that stay together are shorter. And what Korean programs
 * fill a place with, which is a letter.
 */
const JOINED = /\p{L}{2,}(?:[,.;:!?]?\u00a0\p{L}{2,}){6,}|[\u3164\uffa0]+/gu;
/** What a file has at least where a text has one of them. */
const MAYBE = /[\u00a0\u200b\u2060\u3164\ufeff\uffa0]|\\u/;

const WORDS: Record<Kind, [message: string, hint: string]> = {
  nothing: [
    'There are signs in this text that nobody sees, as they come along when text is pasted: words are not found with them, and break at them.',
    'Delete them.',
  ],
  joined: [
    'The spaces between these words are of a kind at which no line ends, as they come along when text is pasted: the words run out of narrow screens.',
    'Write plain spaces.',
  ],
};

/** Texts have no spaces of other programs in them that nobody sees. */
export const pastedSpaces = documentRule({
  meta: {
    codes: {
      'text/pasted-space': {
        level: 'advice',
        title: 'A text has invisible spaces of another program',
        message: ({ kind }: { kind: Kind }) => WORDS[kind],
        done: () => 'Spaces of another program are now plain ones, or gone where nobody saw them.',
        why: 'Words that have them are not found, break in their middle, or run out of narrow screens.',
        bad: block('{ "type": "prose", "body": "Call us to\\u200bday." }'),
        good: block('{ "type": "prose", "body": "Call us today." }'),
        fixable: 'always',
      },
    },
  },
  check({ document, report }) {
    if (!MAYBE.test(document.text)) return;
    const isWrong = hasDiagnosticAt(document);
    return (text, path) => {
      if (!MAYBE.test(text) || isTechnical(text, path) || isWrong(path)) return;
      const reportAll = (kind: Kind, found: RegExpMatchArray[], meant: (source: string) => string): void => {
        const [first] = found;
        if (!first) return;
        const within = ({ 0: source, index = 0 }: RegExpMatchArray) => ({ offset: index, length: source.length });
        const at = (match: RegExpMatchArray) => ({ path: [...path], within: within(match) });
        const edits = found.map((match): Edit => ({ kind: 'replace', location: at(match), value: meant(match[0]) }));
        report('text/pasted-space', at(first), { kind }, [{ edits, certain: true }]);
      };
      reportAll('nothing', [...text.matchAll(NOTHING)], () => '');
      reportAll('joined', [...text.matchAll(JOINED)], (source) => source.replace(/\u00a0|[\u3164\uffa0]+/g, ' '));
    };
  },
});
