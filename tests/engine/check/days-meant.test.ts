import { expect, it } from 'vitest';
import { daysMeant } from '../../../src/model/words/days-meant.ts';
import { truthMeant } from '../../../src/model/words/truth-meant.ts';

it.each([
  ['24.12.2026', ['2026-12-24']],
  ['12/24/2026', ['2026-12-24']],
  ['05/06/2026', ['2026-06-05', '2026-05-06']],
  ['5/5/2026', ['2026-05-05']],
  ['2026/5/1', ['2026-05-01']],
  ['Do., 24. Dez. 2026', ['2026-12-24']],
  ['1er mars 2026', ['2026-03-01']],
  ['5. Januar 2026', ['2026-01-05']],
  ['24 grudnia 2026', ['2026-12-24']],
  ['2026年12月24日', ['2026-12-24']],
  ['3 Ağustos 2025 Pazar', ['2025-08-03']],
  ['quinta-feira, 16 de outubro de 2026', ['2026-10-16']],
  ['31.02.2026', []],
  ['24.12.26', ['2026-12-24']],
  ['12/24/26', ['2026-12-24']],
  ['05/06/07', ['2007-06-05', '2007-05-06', '2005-06-07']],
  ['24.12.98', ['1998-12-24']],
  ['31.02.26', []],
  ['May 2026', []],
  ['Christmas 24, 2026', []],
])('"%s" may mean %j', (words, days) => {
  expect(daysMeant(words)).toEqual(days);
});

it.each([
  ['HAYIR', false],
  ['doğru', true],
  ['Não', false],
  ['sí', true],
  ['perhaps', undefined],
])('"%s" says %s', (word, truth) => {
  expect(truthMeant(word)).toBe(truth);
});
