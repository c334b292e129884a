import { describe, expect, it } from 'vitest';
import { reported } from '../../../support/checked.ts';
import { readFiles, textIn } from '../../../support/files.ts';
import { saidOf } from '../../../support/said-of.ts';
import { GOOD_SITE } from '../../../fixtures/mistakes/mistakes.ts';

it.each([
  '2026년 3월 2일 오후 3시',
  '2026年3月2日 午後3時30分',
  '2 March 2026 3pm',
  '2026年3月2日（月）10:00〜',
  '2026年3月2日10時半〜12時',
  '2026年3月2日 下午3點半',
  '115/03/02',
  '令和8年3月2日（月）１０：００～１２：３０',
  '2. März 2026, 10.00–12.30 Uhr',
])('a day with a time is told with its day: %s', (written) => {
  expect(saidOf(`"publishAt": "${written}"`).join()).toContain('Did you mean "2026-03-02"?');
});

it.each([
  ['"updatedAt": "2019-03-12T09:30:00"', true],
  ['"updatedAt": "2019-03-12 09:30:00"', true],
  ['"updatedAt": "2019-03-12T09:30:00.000+01:00"', true],
  ['"updatedAt": "2019-03-12T00:00:00Z"', true],
  // At home it may be the day after.
  ['"updatedAt": "2019-03-12T23:30:00Z"', false],
  // Whoever writes an hour there wants the page to appear then.
  ['"publishAt": "2019-03-12T09:30:00"', false],
  ['"updatedAt": "2019-03-12 09:30"', false],
])('the day is mended of a time that a program wrote, where its hour decides nothing: %s', (written, isMended) => {
  const said = saidOf(written).find((hint) => hint.includes('Did you mean "2019-03-12"?'));
  expect(said?.includes('does it for you')).toBe(isMended);
});

it('that of an article is mended, too', () => {
  const page = 'pages/insights/blog/rto-and-rpo.json';
  const text = textIn(GOOD_SITE, page).replace(/"date": "[^"]*"/, '"date": "2019-03-12T09:30:00"');
  const said = reported(readFiles({ ...GOOD_SITE, [page]: text })).find(({ code }) => code === 'field/wrong-form');
  expect(said?.hint).toMatch(/^Did you mean "2019-03-12"\?.*does it for you\.$/);
});

it.each(['令和8年3月2日', '民國115年3月2日', '中華民國一百一十五年三月二日', '二〇二六年三月二日'])(
  'a day in the year of an emperor, of Taiwan, or in numerals of Chinese is told as any other: %s',
  (written) => {
    const [said] = saidOf(`"publishAt": "${written}"`);
    expect(said).toMatch(/Did you mean "2026-03-02"\?.*does it for you/);
  },
);

it('a day in the digits of Arabic is told with the year, month and day that programs know', () => {
  expect(saidOf('"publishAt": "٢ آذار ٢٠٢٦"').join()).toMatch(/Did you mean "2026-03-02"\?.*does it for you/);
});

describe('a list by date', () => {
  const listed = (facts: string): string[] => {
    const page = 'pages/insights/blog/rto-and-rpo.json';
    const text = textIn(GOOD_SITE, page).replace(/"date": "[^"]*"/, () => facts);
    return reported(readFiles({ ...GOOD_SITE, [page]: text }))
      .filter(({ code }) => code === 'collection/unknown-fact')
      .map(({ hint }) => hint);
  };

  it('is told with what the pages call it, if that is a day', () => {
    expect(listed('"fecha": "2026-05-21"').at(-1)).toBe('The pages call it "fecha": write "date" there.');
    expect(listed('"tag": "Neues"').join()).not.toContain('call it');
  });
});
