import { expect, test } from 'vitest';
import { withDrawings } from '../../../src/prerender/inline-icons.ts';

const use = (id: string): string => `<svg class="icon"><use href="#${id}"/></svg>`;
const drawings = new Map(['_i-a', '_i-b', '_i-c'].map((id) => [id, `<path d="${id}"/>`]));

test('an icon that is shown once stands in its place, unless somebody else may ask for it', () => {
  const html = use('_i-a') + use('_i-b') + use('_i-a') + use('_i-c') + use('_i-unknown');
  expect(withDrawings(html, drawings, new Set(['_i-c']))).toBe(html.replace('<use href="#_i-b"/>', '<path d="_i-b"/>'));
});
