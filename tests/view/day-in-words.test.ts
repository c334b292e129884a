import { expect, it } from 'vitest';
import { dayInWords } from '../../src/model/words/day-in-words.ts';

it.each([
  ['en-CA', '2026-07-01', 'July 1, 2026'],
  ['fr', '2026-07-01', '1er juillet 2026'],
  ['fr-CA', '2026-01-01', '1er janvier 2026'],
  ['fr', '2026-07-11', '11 juillet 2026'],
  ['it', '2026-07-01', '1 luglio 2026'],
  ['oc', '2026-07-17', '17 de julhet de 2026'],
  ['eu', '2027-05-13', '2027ko maiatzaren 13a'],
  ['eu', '2025-12-31', '2025eko abenduaren 31'],
  ['eu-ES', '2030-10-21', '2030eko urriaren 21a'],
  ['eu', '2011-04-11', '2011ko apirilaren 11'],
  ['en', '2026-02-41', '2026-02-41'],
  ['en', 'soon', 'soon'],
  ['oc-ES', '2026-04-02', '2 d’abril de 2026'],
  ['co', '2026-07-17', '2026-07-17'],
])('in %s, %s is written "%s"', (lang, day, words) => {
  expect(dayInWords(day, lang)).toBe(words);
});
