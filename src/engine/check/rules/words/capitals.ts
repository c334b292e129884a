import { block } from '../../../../model/diagnostics/example.ts';
import { startWith } from '../../../../model/words/phrases.ts';
import { isTechnical } from '../../../../model/content/texts.ts';
import { documentRule } from '../../rule.ts';

/** At least so many letters: shorter ones are names and abbreviations. */
const LETTERS = 12;
const SHORT = '[\\p{Lu}\\d]{1,5}(?:-[\\p{Lu}\\d]{1,5})*(?: \\d{1,4})?';
/** Several abbreviations, each by itself: "IIT-JEE, NEET & MHT-CET". */
const ABBREVIATIONS = new RegExp(`^${SHORT}(?:\\s*[,/&|+·]\\s*${SHORT})+$`, 'u');

/** Texts are not written in capitals throughout. */
export const capitals = documentRule({
  meta: {
    codes: {
      'text/capitals': {
        level: 'advice',
        title: 'A text is written in capitals',
        message: (_: object, place: string) => [
          `${startWith(place)} is written in capitals. They are hard to read, and some screen readers spell them out.`,
          'Write it as in a normal sentence.',
        ],
        why: 'Capitals are hard to read, and some screen readers spell them out.',
        bad: block('{ "type": "prose", "heading": "WE ANSWER AT ONCE", "body": "Day and night." }'),
        good: block('{ "type": "prose", "heading": "We answer at once", "body": "Day and night." }'),
      },
    },
  },
  check:
    ({ report }) =>
    (text, path) => {
      if (isLoud(text) && !isTechnical(text, path)) report('text/capitals', { path: [...path] }, {});
    },
});

function isLoud(text: string): boolean {
  if (text.length < LETTERS || /\p{Ll}/u.test(text) || !text.includes(' ')) return false;
  return (text.match(/\p{Lu}/gu)?.length ?? 0) >= LETTERS && !ABBREVIATIONS.test(text);
}
