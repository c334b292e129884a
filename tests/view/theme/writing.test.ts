import { describe, expect, test } from 'vitest';
import { writingStyle } from '../../../src/theme/sheets/writing.ts';

describe('what the script of a page asks of its style', () => {
  test.each(['en-US', 'fr', 'el', 'pl', 'tr', 'uk'])('nothing in %s', (lang) => {
    expect(writingStyle({ lang })).toBe('');
  });

  test.each([
    ['ja', 1.35],
    ['zh-Hant-TW', 1.35],
    ['ko', 1.35],
    ['th', 1.4],
    ['hi', 1.4],
    ['ar', 1.2],
  ])('letters of %s are not pulled together, headings neither, and their lines stand %d apart', (lang, lines) => {
    const css = writingStyle({ lang });
    // Headings in serifs have a spacing of their own, which is as important.
    expect(css).toContain('*,h1,h2,h3{letter-spacing:0!important}');
    expect(css).toContain(`line-height:${lines}!important`);
  });

  test('lines of Vietnamese headings, whose letters have two marks, stand apart, and their letters as others', () => {
    expect(writingStyle({ lang: 'vi-VN' })).toBe('h1,h2{line-height:1.2!important}');
  });

  test.each(['de-AT', 'fi', 'nl', 'sv'])(
    'long compounds of %s are parted, short words and mail addresses are not',
    (lang) => {
      const css = writingStyle({ lang });
      expect(css).toMatch(/^@supports\(hyphenate-limit-chars:14\)\{\*\{hyphens:auto;hyphenate-limit-chars:14 5 5\}/);
      expect(css).toContain('[href^=mailto]{hyphens:manual}');
    },
  );

  test('what is quoted stands in «», where browsers have those of Germany', () => {
    for (const lang of ['de-CH', 'de-LI']) expect(writingStyle({ lang })).toContain('p{quotes:"«" "»"}');
    for (const lang of ['de-AT', 'it-CH']) expect(writingStyle({ lang })).not.toContain('quotes');
  });

  test('what is quoted stands in «» in Spain, where browsers have the quotes of America', () => {
    for (const lang of ['es', 'es-ES', 'eu']) expect(writingStyle({ lang })).toContain('p{quotes:"«" "»"}');
    for (const lang of ['es-MX', 'en', 'et']) expect(writingStyle({ lang })).not.toContain('quotes');
  });

  test('what is quoted stands in 「」 in Taiwan and Hong Kong, where browsers have the quotes of mainland China', () => {
    for (const lang of ['zh-TW', 'zh-HK']) expect(writingStyle({ lang })).toContain('p{quotes:"「" "」"}');
    for (const lang of ['zh-Hant-TW', 'zh-CN', 'ja']) expect(writingStyle({ lang })).not.toContain('quotes');
  });

  test.each(['ko', 'ja', 'zh-Hans'])('what is stressed in %s is bold, as its letters have no slanted form', (lang) => {
    expect(writingStyle({ lang })).toContain('em{font-style:normal;font-weight:700}');
    expect(writingStyle({ lang: 'th' })).not.toContain('em{');
  });

  test('no line of Japanese begins with the mark of a long vowel', () => {
    expect(writingStyle({ lang: 'ja' })).toContain('*{line-break:strict}');
    expect(writingStyle({ lang: 'zh-Hans' })).not.toContain('line-break');
  });

  test('lines of Korean end between words, drawings are mirrored where one writes from the right', () => {
    expect(writingStyle({ lang: 'ko' })).toContain('word-break:keep-all');
    expect(writingStyle({ lang: 'th' })).not.toContain('word-break');
    expect(writingStyle({ lang: 'ar', dir: 'rtl' })).toContain('scaleX(-1)');
    expect(writingStyle({ lang: 'ar' })).not.toContain('scaleX(-1)');
    // A section in another direction than its page has its own.
    expect(writingStyle({ lang: 'ar', dir: 'rtl' })).toContain('*:dir(rtl)>.icon>:is([href$=arrow-left]');
  });
});
