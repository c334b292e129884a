import { expect, test } from 'vitest';
import {
  BODY_START,
  MAIN_END,
  MAIN_START,
  PAGE_DATA_START,
  SPRITE_END,
} from '../../../src/engine/build/document/markers.ts';
import { mainOf, recordOf, usedRules, withHeader } from '../../../src/engine/build/pages/written-main.ts';
import type { PageMain, WrittenMain } from '../../../src/model/rendering/fragment.ts';

const before = `<head><svg></svg>${BODY_START}<svg>ü${SPRITE_END}`;
const main = `${MAIN_START}<p class="_a">é</p><form class="pw-b"></form>${MAIN_END}`;
const life = '{"parts":[{"props":{}}]}';
const after = (data: string): string => `<footer></footer>${PAGE_DATA_START} data-base>${data}</script></body>`;
const documentWith = (data: string): string => `${before}<header>Old</header>${main}${after(data)}`;

const RECORD = { worn: 'pw-a pw-b', hints: ['<link>'] };

/** What is drawn of blocks with such a rule for one of their styles. */
const drawn = (rule: string): PageMain =>
  ({
    html: '',
    styles: [
      ['pw-a', rule],
      ['pw-b', '.pw-b{}'],
    ],
    hints: ['<link>'],
    life: undefined,
    kept: [],
  }) as PageMain;

test('blocks are taken out of a document as they were drawn, with the rules of its direction', () => {
  const rules = {};
  expect(recordOf(drawn('.pw-a{left:0}'), { dir: undefined }, rules)).toEqual(RECORD);
  expect(recordOf(drawn('.pw-a{right:0}'), { dir: 'rtl' }, rules)).toEqual(RECORD);
  const taken = (dir: 'rtl' | undefined): PageMain => mainOf(documentWith(life), RECORD, { dir }, rules);
  expect(taken(undefined)).toEqual({
    html: '<p class="pw-a">é</p><form class="pw-b"></form>',
    styles: [
      ['pw-a', '.pw-a{left:0}'],
      ['pw-b', '.pw-b{}'],
    ],
    hints: ['<link>'],
    life: { parts: [{ props: {} }] },
    // What lives calls it so.
    kept: ['pw-b'],
  });
  expect(taken('rtl').styles[0]).toEqual(['pw-a', '.pw-a{right:0}']);
  expect(usedRules({ '/': { main: { worn: 'pw-a', hints: [] } } }, rules)).toEqual({
    'pw-a': '.pw-a{left:0}',
    'pw-a rtl': '.pw-a{right:0}',
  });
});

test.each([
  ['something lives', life, true],
  ['nothing lives', '{"strings":"en"}', false],
  ['nothing is said', '', false],
])('a document gets another header, and all else stays, where %s', (_what, data, lives) => {
  const asked: WrittenMain[] = [];
  const pieces = withHeader(Buffer.from(documentWith(data)), RECORD, (written) => {
    asked.push(written);
    return '<header>Néw</header>';
  });
  expect(Buffer.concat(pieces).toString()).toBe(`${before}<header>Néw</header>${main}${after(data)}`);
  expect(asked).toEqual([{ worn: ['pw-a', 'pw-b'], kept: ['pw-b'], lives }]);
});
