import { expect, test } from 'vitest';
import {
  BODY_START,
  MAIN_END,
  MAIN_START,
  PAGE_DATA_START,
  SPRITE_END,
} from '../../../src/engine/build/document/markers.ts';
import { mainFromDocument, mainRecordOf, usedRules, withHeader } from '../../../src/engine/build/pages/reused-main.ts';
import type { PageMain, WrittenMain } from '../../../src/model/rendering/fragment.ts';

const before = `<head><svg></svg>${BODY_START}<svg>ü${SPRITE_END}`;
const main = `${MAIN_START}<p class="_a">é</p><form class="pw-b"></form>${MAIN_END}`;
const hydration = '{"parts":[{"props":{}}]}';
const after = (data: string): string => `<footer></footer>${PAGE_DATA_START} data-base>${data}</script></body>`;
const documentWith = (data: string): string => `${before}<header>Old</header>${main}${after(data)}`;

const RECORD = { classNames: 'pw-a pw-b', hints: ['<link>'] };

/** What is drawn of blocks with such a rule for one of their styles. */
const drawn = (rule: string): PageMain =>
  ({
    html: '',
    styles: [
      ['pw-a', rule],
      ['pw-b', '.pw-b{}'],
    ],
    hints: ['<link>'],
    hydration: undefined,
    reserved: [],
  }) as PageMain;

test('blocks are taken out of a document as they were drawn, with the rules of its direction', () => {
  const rules = {};
  expect(mainRecordOf(drawn('.pw-a{left:0}'), { dir: undefined }, rules)).toEqual(RECORD);
  expect(mainRecordOf(drawn('.pw-a{right:0}'), { dir: 'rtl' }, rules)).toEqual(RECORD);
  const taken = (dir: 'rtl' | undefined): PageMain => mainFromDocument(documentWith(hydration), RECORD, { dir }, rules);
  expect(taken(undefined)).toEqual({
    html: '<p class="pw-a">é</p><form class="pw-b"></form>',
    styles: [
      ['pw-a', '.pw-a{left:0}'],
      ['pw-b', '.pw-b{}'],
    ],
    hints: ['<link>'],
    hydration: { parts: [{ props: {} }] },
    // A live part has this class in the browser, too.
    reserved: ['pw-b'],
  });
  expect(taken('rtl').styles[0]).toEqual(['pw-a', '.pw-a{right:0}']);
  expect(usedRules({ '/': { main: { classNames: 'pw-a', hints: [] } } }, rules)).toEqual({
    'pw-a': '.pw-a{left:0}',
    'pw-a rtl': '.pw-a{right:0}',
  });
});

test.each([
  ['there are live parts', hydration, true],
  ['there are none', '{"strings":"en"}', false],
  ['nothing is said', '', false],
])('a document gets another header, and all else stays, where %s', (_what, data, hasLiveParts) => {
  const asked: WrittenMain[] = [];
  const pieces = withHeader(Buffer.from(documentWith(data)), RECORD, (written) => {
    asked.push(written);
    return '<header>Néw</header>';
  });
  expect(Buffer.concat(pieces).toString()).toBe(`${before}<header>Néw</header>${main}${after(data)}`);
  expect(asked).toEqual([{ classNames: ['pw-a', 'pw-b'], reserved: ['pw-b'], hasLiveParts }]);
});
