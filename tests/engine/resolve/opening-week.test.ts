import { describe, expect, test } from 'vitest';
import { openingWeek } from '../../../src/engine/resolve/places/opening-week.ts';

/** Languages part figures and dashes by spaces of many widths. */
const week = (hours: string[], lang: string, country?: string) =>
  openingWeek(hours, { lang, country, closed: 'closed' }).map(({ days, times }) =>
    [days, ...times].map((words) => words.replaceAll(/\s/g, ' ')),
  );

describe('a week of opening hours', () => {
  test('joins neighboring days with the same times, and says when nobody is there', () => {
    expect(week(['Mo-Fr 08:00-18:00', 'Sa 09:00-13:00'], 'en-GB')).toEqual([
      ['Mon – Fri', '08:00–18:00'],
      ['Sat', '09:00–13:00'],
      ['Sun', 'closed'],
    ]);
  });

  test('has all times of a day together, whatever was written where', () => {
    expect(week(['Mo-Th 08:00-12:00', 'Tu,Th 14:00-17:30'], 'en-GB')).toEqual([
      ['Mon', '08:00–12:00'],
      ['Tue', '08:00–12:00', '14:00–17:30'],
      ['Wed', '08:00–12:00'],
      ['Thu', '08:00–12:00', '14:00–17:30'],
      ['Fri – Sun', 'closed'],
    ]);
  });

  test('may go beyond midnight, and from one week into the next', () => {
    expect(week(['Sa-Mo 18:00-02:00', 'Th 16:00–24:00'], 'en-GB')).toEqual([
      ['Mon', '18:00–02:00'],
      ['Tue – Wed', 'closed'],
      ['Thu', '16:00–00:00'],
      ['Fri', 'closed'],
      ['Sat – Sun', '18:00–02:00'],
    ]);
  });

  test.each([
    ['DE', 'Mo-Fr', 'Mon – Fri', 'Sat – Sun'],
    ['SA', 'Su-Th', 'Sun – Thu', 'Fri – Sat'],
    ['IR', 'Sa-Th', 'Sat – Thu', 'Fri'],
    ['IN', 'Mo-Sa', 'Mon – Sat', 'Sun'],
  ])('begins behind the weekend of its country: %s', (country, days, open, closed) => {
    expect(week([`${days} 08:00-18:00`], 'en-GB', country)).toEqual([
      [open, '08:00–18:00'],
      [closed, 'closed'],
    ]);
  });

  test.each([
    ['en-US', ['Mon – Sun', '8:00 AM – 5:30 PM']],
    ['de', ['Mo – So', '08:00–17:30 Uhr']],
    ['fr', ['lun. – dim.', '08:00 – 17:30']],
    ['ja', ['月～日', '8時00分～17時30分']],
    ['ar', ['الاثنين – الأحد', '8:00 ص – 5:30 م']],
  ])('is written as in %s', (lang, expected) => {
    expect(week(['Mo-Su 08:00-17:30'], lang)).toEqual([expected]);
  });
});
