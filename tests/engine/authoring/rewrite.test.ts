import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rewrite } from '../../../src/engine/authoring/rewrite.ts';
import { runs } from '../../support/night.ts';

const PAGE = `{
  "title" : "Caf\\u00e9",

  "list": [ 1,2,
    { "a": 1 , "b": 1.0 } ],
  "inline": { "x": true }
}`;

/** The page with something changed. */
const changed = (change: (page: Record<string, unknown>) => unknown): string => {
  const page = JSON.parse(PAGE) as Record<string, unknown>;
  return rewrite(PAGE, change(page) ?? page);
};

describe('rewriting a file', () => {
  it.each<[string, (page: Record<string, unknown>) => unknown, string, string]>([
    ['nothing', () => undefined, '', ''],
    ['the order of fields', ({ title, ...rest }) => ({ ...rest, title }), '', ''],
    ['a part of a text', (page) => void (page['title'] = 'Café and cake'), 'Caf\\u00e9', 'Caf\\u00e9 and cake'],
    ['half of a pair of signs', (page) => void (page['title'] = 'Café 😀'), 'Caf\\u00e9', 'Caf\\u00e9 😀'],
    ['a value', (page) => void (page['inline'] = 3), '{ "x": true }', '3'],
    ['the name of a field', ({ title, ...rest }) => ({ heading: title, ...rest }), '"title"', '"heading"'],
    ['a new field', (page) => void (page['inline'] = { x: true, y: 'z' }), 'true }', 'true, "y": "z" }'],
    ['a new first field', (page) => void (page['inline'] = { y: 'z', x: true }), '"x"', '"y": "z", "x"'],
    ['a field less', ({ inline: _, ...rest }) => rest, ',\n  "inline": { "x": true }', ''],
    ['the first field less', ({ title: _, ...rest }) => rest, '"title" : "Caf\\u00e9",\n\n  ', ''],
    ['the only field', (page) => void (page['inline'] = {}), '{ "x": true }', '{}'],
    ['an entry more in the middle', (page) => void (page['list'] = [1, 5, 2, { a: 1, b: 1 }]), '1,2', '1,5,2'],
    ['the last entry less', (page) => void (page['list'] = [1, 2]), ',\n    { "a": 1 , "b": 1.0 }', ''],
  ])('changes %s and nothing else', (_name, change, from, to) => {
    expect(PAGE.split(from)).toHaveLength(from === '' ? PAGE.length : 2);
    expect(changed(change)).toBe(PAGE.replace(from, () => to));
  });

  it('takes fields whose names mean something to programs for what they are', () => {
    const before = '{ "facts": { "toString": "a", "valueOf": "b" }, "list": [{ "toString": "a" }] }';
    const data = JSON.parse(before) as Record<string, unknown>;
    expect(rewrite(before, data)).toBe(before);
    expect(rewrite(before, { ...data, list: [{ toString: 'c' }] })).toBe(before.replace('"a" }]', '"c" }]'));
  });

  it('writes what was asked for, whatever it was before', () => {
    const value = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.string({ unit: 'grapheme' }),
        fc.integer(),
        fc.constantFrom(true, null),
        fc.array(tie('value'), { maxLength: 4 }),
        tie('group'),
      ),
      group: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e', '__proto__'), tie('value'), { maxKeys: 5 }),
    })).group;
    fc.assert(
      fc.property(value, value, fc.constantFrom(0, 2, '\t'), fc.boolean(), (before, after, indent, isWindows) => {
        const text = JSON.stringify(before, null, indent).replaceAll('\n', isWindows ? '\r\n' : '\n');
        expect(JSON.parse(rewrite(text, after))).toEqual(JSON.parse(JSON.stringify(after)));
      }),
      { numRuns: runs(300, 1000) },
    );
  });
});
