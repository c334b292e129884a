import { expect, test } from 'vitest';
import { inCodeOrder } from '../../src/tools/overlay/in-code-order.ts';

const shown = (line: string): string => inCodeOrder(line).replaceAll('\u2068', '<').replaceAll('\u2069', '>');

test.each([
  ['  3 |   "כותרת": "שלום לכם!", "text": "a"', '  3 |   "<כותרת>": "<שלום לכם>!", "text": "a"'],
  ['…abel": "ג", "href": "טל: 04-8123456" }', '…abel": "<ג>", "href": "<טל>: 04-8123456" }'],
  ['"label": لا, "x": true', '"label": <لا>, "x": true'],
  ['"heading": "Hello"', '"heading": "Hello"'],
])('what is written from the right keeps its place among fields and values: %s', (line, expected) => {
  expect(shown(line)).toBe(expected);
});
