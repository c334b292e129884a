import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linksAndFaultsOf, parseMarkdown, parseRichText } from '../../../src/engine/read/rich-text/rich-text.ts';
import { runs } from '../../support/night.ts';

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

describe('a text that is very long', () => {
  // Would take minutes if each sign had the rest of the text read again.
  it.each(['-', '- ', '1\n', '\n', '{lang=', '[a {', '**a' + ' '.repeat(150_000), '[a' + ' '.repeat(150_000)])(
    'of %j is looked through once',
    (part) => {
      const text = `a\n${part.repeat(part.length > 2 ? 1 : 150_000)}a`;
      expect(linksAndFaultsOf(text).links).toEqual([]);
    },
  );
});
