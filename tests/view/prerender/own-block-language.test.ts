import { createElement } from 'react';
import { expect, it } from 'vitest';
import { useLanguage } from '../../../src/block.ts';
import type { OwnType } from '../../../src/model/rendering/live.ts';
import { renderFragment } from '../../../src/prerender/fragment.tsx';
import { Live } from '../../../src/ui/Live.tsx';

const Price = () => createElement('b', null, new Intl.NumberFormat(useLanguage()).format(1234.5));

it.each([
  ['en', '1,234.5'],
  ['de', '1.234,5'],
])('a block of the site’s own is written in the language of its page: %s', (lang, price) => {
  const block = createElement(Live, { type: 'price' as OwnType, component: Price, of: {} });
  expect(renderFragment(block, 'b0-', { lang }).html).toContain(`<b>${price}</b>`);
});
