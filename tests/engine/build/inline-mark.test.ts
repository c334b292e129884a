import { expect, test } from 'vitest';
import { withInlineMark } from '../../../src/engine/build/document/inline-mark.ts';
import { memoryFiles } from '../../../src/model/content/memory-files.ts';
import type { ResolvedSite } from '../../../src/model/page/types.ts';

const site = (src = '/shop/images/mark.svg') =>
  ({ basePath: '/shop', mark: { src, alt: '', width: 40, height: 40 } }) as ResolvedSite;
const inlined = (drawing: string, of = site()): string | undefined =>
  withInlineMark(memoryFiles({ 'public/images/mark.svg': drawing }), of).mark?.inline;

test('a short drawing stands in the address of the mark, as it was drawn', () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><text font-family="'Quay'" fill="#0A1628">50 % ü</text></svg>`;
  const address = inlined(`\n${drawing}\n`) ?? '';
  expect(address).toMatch(/^data:image\/svg\+xml,[!-~ ]+$/);
  expect(decodeURIComponent(address.slice(address.indexOf(',') + 1))).toBe(drawing);
});

test.each([
  ['a long one', inlined(`<svg>${'<path d="M0 0h9v9z"/>'.repeat(40)}</svg>`)],
  ['what is no drawing', inlined('', site('/shop/images/mark.png'))],
  ['what is not there', inlined('<svg/>', site('/shop/images/other.svg'))],
  ['none', inlined('<svg/>', { basePath: '' } as ResolvedSite)],
])('%s stays where it is', (_what, address) => expect(address).toBeUndefined());
