import { afterEach, expect, it, test } from 'vitest';
import { inReadingOrder } from '../../../src/engine/resolve/reading-order.ts';
import { resolved } from '../../support/bundle.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf, type TempSite } from '../../support/sites/temp-site.ts';

let site: TempSite;
afterEach(() => site?.remove());

/** `<…>` stands for what is isolated, `|` for a mark that reads from the left. */
const shown = (text: string): string =>
  inReadingOrder(text).replaceAll('\u2066', '<').replaceAll('\u2069', '>').replaceAll('\u200e', '|');

test.each([
  ['הנחה של 90 ₪ (-25%) או -₪10', 'הנחה של 90 ₪ (<-25%>) או <-₪10>'],
  ['בין −2.5°C ל-+3°C', 'בין <−2.5°C> ל-<+3°C>'],
  ['خصم -15% أو +5', 'خصم <-15%> أو <+5>'],
  ['פקס: +972 4 812 3457, ‏+972-52-1234567.', 'פקס: <+972 4 812 3457>, ‏+972-52-1234567.'],
  ['חייגו 04 812 3456 או (04) 8123456', 'חייגו <04 812 3456> או <(04) 8123456>'],
  ['כותבים ב-C++ וב-C#, בסול B♭ ולא A♯.', 'כותבים ב-C++| וב-C#|, בסול B♭| ולא A♯|.'],
  ['תייגו #NigunHaifa ואת @nigun', 'תייגו |#NigunHaifa ואת |@nigun'],
])('what reads from the left stays in one piece: %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

it.each([
  'ב-50 ₪, ימים א׳–ה׳ 9:00–20:00, 2004-2006, 04-8123456 ו-052-7123456',
  'ב-01.12.2026 20:00, 01-12-2026 20:00, 03/27, תשפ״ו-2026',
  'משורה 1 -5, office@nigun.co.il, F#m7, a+b, #ניגון, 18+, ילדים - 5',
  'מידה \u2066-5%\u2069, \u200e-5%, C++\u200e ו-\u200e#jazz',
])('leaves alone what browsers order rightly, and what its author has marked: %s', (text) => {
  expect(inReadingOrder(text)).toBe(text);
});

it('is done in languages that are written from the right alone, in plain and in formatted texts', () => {
  const blocks = [{ type: 'hero', heading: 'C++', text: 'A **-5%** B' }];
  for (const [lang, heading, figure] of [
    ['he', 'C++\u200e', '\u2066-5%\u2069'],
    ['en', 'C++', '-5%'],
  ] as const) {
    site = smallSite({ lang });
    site.write('pages/a.json', pageOf('A', blocks));
    const [block] = resolved(site.root).page('/a')?.blocks ?? [];
    expect(block).toMatchObject({ heading, text: [{ children: ['A ', { children: [figure] }, ' B'] }] });
    site.remove();
  }
});

it('is done in parts that are written from the right on pages that are not', () => {
  const stats = { type: 'stats', heading: 'C++', lang: 'he', items: [{ value: '-12 ms', label: 'C#' }] };
  const body = 'C++ [C++ **-5%**]{lang=ar}';
  site = smallSite();
  site.write('pages/a.json', pageOf('A', [{ type: 'hero', heading: 'C++' }, stats, { type: 'prose', body }]));
  const [hero, numbers, prose] = resolved(site.root).page('/a')?.blocks ?? [];
  expect(hero).toMatchObject({ heading: 'C++' });
  expect(numbers).toMatchObject({
    heading: 'C++\u200e',
    items: [{ value: '\u2066-12 ms\u2069', label: 'C#\u200e' }],
  });
  expect(JSON.stringify(prose)).toContain('"C++ "');
  expect(JSON.stringify(prose)).toMatch(/"C\+\+\u200e ".*"\u2066-5%\u2069"/);
});
