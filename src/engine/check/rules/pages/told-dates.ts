import { isBroken } from '../../../../model/content/content.ts';
import { fields } from '../../../../model/diagnostics/example.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { pageDataOf } from '../../../site/page-data.ts';
import { kindOfPage } from '../../../site/page-kind.ts';
import { dayFromToday } from '../../../site/publication.ts';
import { isDay } from '../../facts/calendar-days.ts';
import { documentRule } from '../../rule.ts';

/** What a page tells search engines, networks and readers of feeds of its days can be so. */
export const toldDates = documentRule({
  meta: {
    codes: {
      'page/future-date': {
        level: 'advice',
        title: 'A page is said to be of a day that is still to come',
        message: ({ value, isChange }: { value: string; isChange: boolean }) =>
          isChange
            ? [
                `This page says that it was last changed on ${shown(value)}, which is still to come.`,
                'Write the day on which it was changed.',
              ]
            : [
                `This article is of ${shown(value)}, which is still to come, and is there already.`,
                `Write the day on which it was written, or let it appear then: "publishAt": "${value}". The day of an event is a fact of another name, such as "day".`,
              ],
        why: 'Search engines do not believe such a day, and in lists and feeds the page stands above all that is new.',
        bad: fields('"kind": "article", "facts": { "date": "2926-05-21" }'),
        good: fields('"kind": "article", "facts": { "date": "2026-05-21" }'),
      },
      'page/early-change': {
        level: 'advice',
        title: 'An article was changed before it was there',
        message: ({ updated, published }: { updated: string; published: string }) => [
          `This article is of ${shown(published)}, and says that it was last changed on ${shown(updated)}, before that.`,
          'Write the later day in "updatedAt", or remove it.',
        ],
        why: 'Search engines are told both days, and believe neither.',
        bad: fields('"kind": "article", "facts": { "date": "2026-05-21" }, "updatedAt": "2026-05-20"'),
        good: fields('"kind": "article", "facts": { "date": "2026-05-21" }, "updatedAt": "2026-05-22"'),
      },
    },
  },
  check({ document, report }) {
    if (document.kind !== 'page' || isBroken(document)) return;
    const page = pageDataOf(document);
    const { draft, publishAt = '', updatedAt } = page;
    const date = kindOfPage(page) === 'article' ? page.facts?.date : undefined;
    // East of Greenwich it may be tomorrow already. What is no day at all is told as that.
    const isToCome = (day: string): boolean => !draft && day > publishAt && day > dayFromToday(1) && isDay(day);
    if (date !== undefined && isToCome(date))
      report('page/future-date', { path: ['facts', 'date'] }, { value: date, isChange: false });
    if (updatedAt === undefined) return;
    const path = ['updatedAt'];
    if (isToCome(updatedAt)) report('page/future-date', { path }, { value: updatedAt, isChange: true });
    else if (date !== undefined && updatedAt < date)
      report('page/early-change', { path }, { updated: updatedAt, published: date });
  },
});
