import { block } from '../../../../model/diagnostics/example.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { wrongWeekdays } from '../../../../model/words/wrong-weekdays.ts';
import { isTechnical } from '../../../../model/content/texts.ts';
import { languageAt } from '../../../site/languages/languages.ts';
import { documentRule } from '../../rule.ts';

/** What a date has at least, and most texts have not. */
const YEAR = /(?:19|2[05]|１９|２０|๒[๐๕])[\d０-９๐-๙]{2}|[1１][\d０-９]{2}\s?年/;

/** Dates are on the day of the week that is said of them. */
export const weekdays = documentRule({
  meta: {
    codes: {
      'text/wrong-weekday': {
        level: 'warning',
        title: 'A date is on another day of the week',
        message: ({ words, actual }: { words: string; actual: string }) => [
          `This says ${shown(words)}, but that date is on another day of the week: "${actual}".`,
          'Correct the weekday or the date.',
        ],
        why: 'Visitors would come on the wrong day, or ask which one is meant.',
        bad: block('{ "type": "prose", "body": "Open house on Monday, December 5, 2026." }'),
        good: block('{ "type": "prose", "body": "Open house on Saturday, December 5, 2026." }'),
      },
    },
  },
  check({ document, site: { content }, report }) {
    if (!YEAR.test(document.text)) return;
    const { lang } = languageAt(content, document.address);
    return (text, path) => {
      if (!YEAR.test(text) || isTechnical(text, path)) return;
      for (const { words, offset, actual } of wrongWeekdays(text, lang))
        report('text/wrong-weekday', { path: [...path], within: { offset, length: words.length } }, { words, actual });
    };
  },
});
