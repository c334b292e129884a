import { fields } from '../../../../model/diagnostics/example.ts';
import { isBuddhistYear } from '../../../../model/words/meant/thai-vietnamese-days.ts';
import { daysMeant } from '../../../../model/words/meant/days-meant.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { valueAt } from '../../../../model/content/value-at.ts';
import { reversedDates } from '../../../site/publication.ts';
import { isDay } from '../../facts/calendar-days.ts';
import { documentRule } from '../../rule.ts';
import { hasDiagnosticAt } from '../../has-diagnostic.ts';

const DATES = [['publishAt'], ['unpublishAt'], ['updatedAt'], ['facts', 'date']];

/** Dates are days of the calendar, and a page is published before it is taken away. */
export const dates = documentRule({
  meta: {
    codes: {
      'page/impossible-date': {
        level: 'error',
        title: 'A date does not exist',
        message: ({ value, last }: { value: string; last?: number }) => [
          `There is no day ${shown(value)}.`,
          last === undefined ? 'Write a date as year-month-day, such as "2026-05-21".' : `That month has ${last} days.`,
        ],
        why: 'Nobody can tell when the page is to appear.',
        bad: fields('"facts": { "date": "2026-02-30" }'),
        good: fields('"facts": { "date": "2026-02-28" }'),
      },
      'page/buddhist-year': {
        level: 'error',
        title: 'A date is in the Buddhist era',
        message: ({ value, suggestion }: { value: string; suggestion: string }) => [
          `${shown(value)} is centuries ahead: its year is one of the Buddhist era.`,
          `Write ${shown(suggestion)}. Pages in Thai show the year as it is counted there.`,
        ],
        why: 'A page that is to be published then stays hidden, and search engines are told a wrong day.',
        bad: fields('"facts": { "date": "2569-05-21" }'),
        good: fields('"facts": { "date": "2026-05-21" }'),
        fixable: 'always',
      },
      'page/never-shown': {
        level: 'error',
        title: 'A page goes before it comes',
        message: ({ from, to }: { from: string; to: string }) => [
          `This page is taken away on ${shown(to)}, but published only on ${shown(from)}, so nobody would ever see it.`,
          'Let "unpublishAt" be the later day.',
        ],
        why: 'Nobody would ever see it.',
        bad: fields('"publishAt": "2019-05-21", "unpublishAt": "2019-05-20"'),
        good: fields('"publishAt": "2019-05-20"'),
      },
    },
  },
  check({ document, report }) {
    const { kind, data, text } = document;
    if (kind !== 'page' || !/"(?:publishAt|unpublishAt|updatedAt|date)"/.test(text)) return;
    // A date of another form is no date at all.
    const isWrongAt = hasDiagnosticAt(document);
    let isSound = true;
    for (const path of DATES) {
      const isWrong = isWrongAt(path);
      if (isWrong) isSound = false;
      const value = isWrong ? undefined : valueAt(data, path);
      if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) continue;
      const [suggestion] = isBuddhistYear(Number(value.slice(0, 4))) ? daysMeant(value) : [];
      if (suggestion !== undefined) {
        isSound = false;
        const edits = replaceWith({ path }, suggestion, { certain: true });
        report('page/buddhist-year', { path }, { value, suggestion }, edits);
        continue;
      }
      if (isDay(value)) continue;
      isSound = false;
      report('page/impossible-date', { path }, { value, last: lastDay(value) });
    }
    const reversed = isSound ? reversedDates(document) : undefined;
    if (reversed) report('page/never-shown', { path: ['unpublishAt'] }, reversed);
  },
});

/** How many days the month of a date has; undefined when there is no such month. */
function lastDay(value: string): number | undefined {
  const [year = 0, month = 0] = value.split('-').map(Number);
  return month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : undefined;
}
