import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linksAndFaultsOf, parseMarkdown, parseRichText } from '../../../src/engine/read/rich-text/rich-text.ts';
import type { RichNode } from '../../../src/model/page/parts.ts';
import { runs } from '../../support/night.ts';

const sentence = (words: string) => ({ tag: 'p', children: [words] });

describe('formatted texts', () => {
  const piece = fc.constantFrom(
    'a',
    ' ',
    '\n',
    '  ',
    '\t',
    '#',
    '>',
    '-',
    '*',
    '_',
    '=',
    '`',
    '<b>',
    '[a](/b)',
    '[a {b}](mailto:{b}@c.d)',
    '**',
    '**a b**',
    '**b.**',
    'の',
    '「',
    '\n\n',
    ',',
    '!',
    '![',
    ']',
    '(',
    '1.',
    '1)',
    '+',
    '&lt;',
    '\\',
    '~~~',
    '|',
    'b.',
    'ä!',
    '\u00A0',
    '\u2028',
    '[a]{lang=de}',
    '{Lang: de}',
    ']{.b}',
    '{.b}',
    '{xml:lang=',
  );
  const ol = (start: number, ...entries: string[]) => ({
    tag: 'ol',
    ...(start !== 1 && { start }),
    children: entries.map((entry) => ({ tag: 'li', children: [entry] })),
  });
  it.each([
    ['1. září 2026 začíná škola.', '1. září 2026 začíná škola.'],
    ['24. 12. 2026 je zavřeno.', '24. 12. 2026 je zavřeno.'],
    ['24. 12.', '24. 12.'],
    ['12. – 13. dubna jsou zkoušky', '12. – 13. dubna jsou zkoušky'],
    ['3. místo má *Jan*.', [{ tag: 'p', children: ['3. místo má ', { tag: 'em', children: ['Jan'] }, '.'] }]],
    ['24. Dezember: zu\n31. Dezember: zu', [ol(24, 'Dezember: zu'), ol(31, 'Dezember: zu')]],
    ['1. 9. začíná škola\n28. 10. je svátek', ['1. 9. začíná škola', '28. 10. je svátek'].map(sentence)],
    ['28. října volno.\n\n17. listopadu volno.', ['28. října volno.', '17. listopadu volno.'].map(sentence)],
    ['- 1. září\n- 24. 12.', [{ tag: 'ul', children: ol(1, '1. září', '24. 12.').children }]],
    ['1. Jedna\n2. Dvě\n2. Tři', [ol(1, 'Jedna', 'Dvě', 'Tři')]],
    ['1. Jedna\n1. Dvě\n1. Tři', [ol(1, 'Jedna', 'Dvě', 'Tři')]],
    ['1. Jedna\n2. Dvě\n4. Čtyři', [ol(1, 'Jedna', 'Dvě'), ol(4, 'Čtyři')]],
  ])('have the numbers that were written: %j', (written, tree) => {
    expect(parseRichText(written).tree).toEqual(tree);
  });

  it('are read without the parser only where that reads the same', () => {
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 6 }),
        fc.constantFrom('richText' as const, 'articleText' as const),
        (pieces, kind) => {
          const text = pieces.join('');
          expect(parseRichText(text, kind)).toEqual(parseMarkdown(text, kind));
        },
      ),
      {
        numRuns: runs(500, 2000),
        examples: [
          [['**', '{xml:lang=', '**'], 'richText'],
          [['[a {lang=](/b)'], 'richText'],
        ],
      },
    );
  });

  it('are parsed whenever parsing would find something', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { links, phrases, faults } = parseRichText(pieces.join(''));
        expect(linksAndFaultsOf(pieces.join(''))).toEqual({ links, phrases, faults });
      }),
      { numRuns: runs(400, 1500) },
    );
  });
});

describe('lines of a text follow each other', () => {
  const shown = (text: string): string => {
    const wordsOf = (node: RichNode): string =>
      typeof node === 'string' ? node : (node.children ?? []).map(wordsOf).join('');
    return [parseRichText(text).tree].flat().map(wordsOf).join('');
  };

  it.each([
    ['**湯**は熱め、\n朝は静か。', '湯は熱め、朝は静か。'],
    ['大原の**宿**\nです。', '大原の宿です。'],
    ['詳しくは\n[こちらの頁](/a)\nへ。（無料）\n！', '詳しくはこちらの頁へ。（無料）！'],
    ['**汤**很热，\n早上安静。', '汤很热，早上安静。'],
    // Between words of other scripts stands a space.
    ['*Wi-Fi*\nは無料、\nWi-Fi 6', 'Wi-Fi は無料、 Wi-Fi 6'],
    ['**온천**\n여관', '온천 여관'],
    ['**one**\ntwo', 'one two'],
  ])('with a space where their script has one: %j', (text, line) => {
    expect(shown(text)).toBe(line);
  });
});

describe('a text that is very long', () => {
  // Would take minutes if each sign had the rest of the text read again.
  it.each(['-', '- ', '1\n', '\n', 'あ\n', '{lang=', '[a {', '**a' + ' '.repeat(150_000), '[a' + ' '.repeat(150_000)])(
    'of %j is looked through once',
    (part) => {
      const text = `a\n${part.repeat(part.length > 2 ? 1 : 150_000)}a`;
      expect(linksAndFaultsOf(text).links).toEqual([]);
    },
  );
});
