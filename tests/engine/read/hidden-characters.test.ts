import { expect, test } from 'vitest';
import { codePoint, hiddenCharacters } from '../../../src/engine/read/hidden-characters.ts';

const found = (data: object): unknown[] =>
  hiddenCharacters('pages/page.json', JSON.stringify(data), data).map(({ code, args, location }) => [
    code,
    (args as { code: string }).code,
    location.path,
  ]);

test.each(['\u0007', '\u0085', '\u202e', '\u2069', '\ud800', '\ufdd0', '\uffff'])(
  'a text with %j is told, by the number of what nobody sees',
  (character) => {
    expect(found({ title: `Call ${character}us` })).toEqual([
      ['text/hidden-character', codePoint(character), ['title']],
    ]);
  },
);

test.each([
  ['\u202a04-8123456\u202c', 2],
  ['\u202eCall\u202c', undefined],
  ['\u202bCall\u0007', undefined],
])('what only says how words stand beside others is taken out, and nothing else: %j', (title, count) => {
  const [found] = hiddenCharacters('pages/page.json', '\u202a', { title });
  expect(found?.suggestions?.[0]?.edits.length).toBe(count);
});

test('what parts lines or belongs to a script is no mistake', () => {
  expect(found({ title: 'A\tB\nC', body: 'کتاب\u200cخانه, 👩\u200d🚒 and \ufdfd' })).toEqual([]);
});
