import { expect, test } from 'vitest';
import { rendered } from '../support/fixture-blocks.ts';

test('a section in another language than its page says so', async () => {
  const { main } = await rendered(
    { type: 'hero', heading: 'Willkommen', lang: 'de' },
    { type: 'notes', heading: 'Hinweise', items: ['Nur im Sommer.'], lang: 'de' },
    { type: 'notes', heading: 'Notes', items: ['In summer only.'] },
  );
  expect(main.match(/<(?:section|div)[^>]* lang="de"[^>]*data-block="(?:hero|notes)"/g)).toHaveLength(2);
});

test('a section that is written from the other side says so, and its letters are set as on pages in its language', async () => {
  const notes = { type: 'notes', heading: 'Notes', items: ['In summer only.'] };
  const arabic = { ...notes, lang: 'ar', dir: 'rtl' };
  const { main, css } = await rendered({ type: 'hero', heading: 'Welcome' }, arabic);
  expect(main).toMatch(/<section lang="ar" dir="rtl"[^>]*data-block="notes"/);
  expect(css).toMatch(/\.\w+ h1[^{}]*\{letter-spacing:0!important\}/);
  expect((await rendered({ ...notes, lang: 'fr' })).css).toBe((await rendered(notes)).css);
  const said = { type: 'testimonials', items: [{ quote: 'Bien.', author: 'A', lang: 'fr' }] };
  expect((await rendered(said)).main).toMatch(/<blockquote lang="fr"[^>]*>/);
  const korean = await rendered({ ...said, items: [{ quote: '좋아요.', author: 'A', lang: 'ko' }] });
  expect(korean.css).toMatch(/\.\w+ \*[^{}]*\{letter-spacing:0!important\}/);
  expect(korean.css).toMatch(/\.\w+ \*\{word-break:keep-all\}/);
  expect(korean.css).toMatch(/\.\w+ p:is\(blockquote>\*\)\{line-height:1\.35!important\}/);
});

test('what a section shows is turned by its own direction, not by that of its page', async () => {
  const labels = ['Spring', 'Autumn'];
  const plot = { lies: true, zero: 0, ticks: [], series: [{ label: 'Rides', values: ['1', '2'], bars: [] }] };
  const chart = { type: 'chart', kind: 'bars', labels, plot };
  const turned = /:dir\(rtl\) svg\{transform:scaleX\(-1\)\}/;
  expect((await rendered({ ...chart, lang: 'ar', dir: 'rtl' })).css).toMatch(turned);
  expect((await rendered(chart)).css).not.toMatch(turned);
});
