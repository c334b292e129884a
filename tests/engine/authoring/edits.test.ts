import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf } from '../../../src/engine/authoring/edits.ts';
import { applyEdits } from '../../support/apply-edits.ts';
import { applyChanges, offsetAfter, offsetBefore } from '../../../src/engine/read/text-change.ts';
import type { Edit } from '../../../src/model/diagnostics/diagnostic.ts';

const PAGE = `{
  "title" : "Caf\\u00e9 [a](/x)",

  "list": [ 1,2,
    { "a": 1 , "b": 1.0 } ],
  "inline": { "x": true }
}`;

const windows = (text: string): string => text.replaceAll('\n', '\r\n');

describe('edits of a file', () => {
  it.each<[string, Edit[], string, string]>([
    ['a value', [{ kind: 'replace', location: { path: ['inline', 'x'] }, value: 3 }], 'true', '3'],
    [
      'a part of a text',
      [{ kind: 'replace', location: { path: ['title'], within: { offset: 9, length: 2 } }, value: '/"y"' }],
      '(/x)',
      '(/\\"y\\")',
    ],
    [
      'what differs between two texts',
      [{ kind: 'replace', location: { path: ['title'] }, value: 'Café [b](/x)' }],
      '[a]',
      '[b]',
    ],
    ['a name', [{ kind: 'rename', path: ['inline', 'x'], name: 'y' }], '"x": true', '"y": true'],
    ['a field', [{ kind: 'remove', path: ['inline'] }], ',\n  "inline": { "x": true }', ''],
    ['an entry', [{ kind: 'remove', path: ['list', 1] }], '1,2,', '1,'],
    ['a group around fields', [{ kind: 'unwrap', path: ['inline'] }], '"inline": { "x": true }', '"x": true'],
    ['a new last field', [{ kind: 'insert', path: ['inline'], name: 'y', value: 'z' }], 'true }', 'true, "y": "z" }'],
    [
      'a new field before another',
      [{ kind: 'insert', path: ['inline'], name: 'y', before: 'x', value: 'z' }],
      '"x"',
      '"y": "z", "x"',
    ],
    ['a new entry', [{ kind: 'insert', path: ['list'], name: 1, value: 5 }], '1,2', '1,5,2'],
    [
      'a part of the file',
      [{ kind: 'text', range: { offset: 0, length: 1 }, text: '[{' }],
      '{\n  "title"',
      '[{\n  "title"',
    ],
    [
      'two neighbors in a list',
      [
        { kind: 'remove', path: ['list', 0] },
        { kind: 'remove', path: ['list', 1] },
      ],
      '1,2,\n    {',
      '{',
    ],
    [
      'a name and its value, in any order',
      [
        { kind: 'rename', path: ['inline', 'x'], name: 'y' },
        { kind: 'replace', location: { path: ['inline', 'x'] }, value: false },
        { kind: 'insert', path: ['inline'], name: 'a', value: 1 },
      ],
      '"x": true',
      '"y": false, "a": 1',
    ],
    [
      'one entry for another',
      [
        { kind: 'insert', path: ['list'], name: 1, value: 7 },
        { kind: 'remove', path: ['list', 1] },
      ],
      '1,2',
      '1,\n    7',
    ],
    [
      'one entry for another, named in the other order',
      [
        { kind: 'remove', path: ['list', 1] },
        { kind: 'insert', path: ['list'], name: 1, value: 7 },
      ],
      '1,2',
      '1,\n    7',
    ],
    [
      'two new entries at one place, in their order',
      [
        { kind: 'insert', path: ['list'], name: 1, value: 5 },
        { kind: 'insert', path: ['list'], name: 1, value: 6 },
      ],
      '1,2',
      '1,5,6,2',
    ],
    ['a new last entry', [{ kind: 'insert', path: ['list'], name: 9, value: 5 }], '1.0 }', '1.0 },5'],
  ])('change %s and nothing else', (_name, edits, from, to) => {
    expect(PAGE.split(from)).toHaveLength(2);
    const expected = PAGE.replace(from, () => to);
    expect(applyEdits(PAGE, edits)).toBe(expected);
    expect(applyEdits(`\ufeff${PAGE}`, edits)).toBe(`\ufeff${expected}`);
    const isOfText = edits.some(({ kind }) => kind === 'text');
    if (!isOfText) expect(applyEdits(windows(PAGE), edits)).toBe(windows(expected));
  });

  it('take away that of two fields of one name that counts', () => {
    expect(applyEdits('{ "a": 1, "b": 2, "a": 3 }', [{ kind: 'remove', path: ['a'] }])).toBe('{ "a": 1, "b": 2 }');
  });

  it('take a group away around its fields, which stand as far to the left as it did', () => {
    const unwrap: Edit[] = [{ kind: 'unwrap', path: ['a'] }];
    const wrapped = '{\n  "a": {\n    "b": [\n      1\n    ],\n    "c": "\\n    "\n  },\n  "d": 2\n}';
    const plain = '{\n  "b": [\n    1\n  ],\n  "c": "\\n    ",\n  "d": 2\n}';
    expect(applyEdits(wrapped, unwrap)).toBe(plain);
    expect(applyEdits(windows(wrapped), unwrap)).toBe(windows(plain));
    expect(applyEdits('{ "a": {}, "d": 2 }', unwrap)).toBe('{ "d": 2 }');
  });

  it('take a text that is no JSON, if they speak of the text', () => {
    const edits: Edit[] = [
      { kind: 'text', range: { offset: 7, length: 1 }, text: ',' },
      { kind: 'text', range: { offset: 0, length: 0 }, text: '{ ' },
    ];
    expect(applyEdits('"a": 1 ; "b": 2 }', edits)).toBe('{ "a": 1 , "b": 2 }');
  });

  it.each<[string, Edit]>([
    ['a value', { kind: 'replace', location: { path: ['none'] }, value: 1 }],
    ['a name', { kind: 'rename', path: ['none'], name: 'x' }],
    ['an entry', { kind: 'remove', path: ['list', 9] }],
    ['a group', { kind: 'insert', path: ['title'], name: 'x', value: 1 }],
  ])('refuse %s that is not there', (_name, edit) => {
    expect(() => applyEdits(PAGE, [edit])).toThrow(RangeError);
  });

  it('say where everything stood before and stands after', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 8 });
    const change = fc.record({ at: fc.nat(99), length: fc.nat(4), text: words, isBefore: fc.boolean() });
    fc.assert(
      fc.property(words, words, fc.array(change, { maxLength: 5 }), (start, end, wanted) => {
        let text = `${start}#${end}`;
        const changes = wanted.map(({ at, length, text: put, isBefore }) => {
          // Anywhere but over the mark.
          const mark = text.indexOf('#');
          const [from, to] = isBefore ? [0, mark] : [mark + 1, text.length];
          const offset = from + (at % (to - from + 1));
          const made = { offset, length: Math.min(length, to - offset), text: put };
          text = applyChanges(text, [made]);
          return made;
        });
        expect(offsetAfter(start.length, changes)).toBe(text.indexOf('#'));
        expect(offsetBefore(text.indexOf('#'), changes)).toBe(start.length);
      }),
    );
  });

  it('are made one after the other from the end', () => {
    const edits: Edit[] = [
      { kind: 'replace', location: { path: ['title'] }, value: 'x' },
      { kind: 'remove', path: ['inline'] },
    ];
    const offsets = changesOf(PAGE, edits).map(({ offset }) => offset);
    expect(offsets).toEqual(offsets.toSorted((a, b) => b - a));
  });
});
