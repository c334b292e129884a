import Slider from '@mui/material/Slider';
import { useTheme } from '@mui/material/styles';
import * as bundled from 'virtual:pagewright/mirrored';
import { createElement, Fragment } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderFragment } from '../../../src/prerender/fragment.tsx';
import { mirrored } from '../../../src/theme/mirrored.tsx';

const Asks = () => useTheme().direction;
const drawn = (lang: string, dir: 'rtl' | undefined): string => {
  const slider = createElement(Slider, { value: 30, 'aria-label': 'Seats' });
  const tree = createElement(Fragment, undefined, slider, createElement(Asks));
  return renderFragment(tree, 'p', { lang, dir, strings: {} }).html;
};

test('components of own blocks that reckon with the direction are told it, and who asks the theme', () => {
  // As the bundler writes it for a site with blocks of its own and a language that is written from the right.
  const written = vi.spyOn(bundled, 'mirrored', 'get').mockReturnValue(mirrored);
  onTestFinished(() => written.mockRestore());
  expect(drawn('en', undefined)).toMatch(/left:\s*0%.*ltr$/);
  expect(drawn('ar', 'rtl')).toMatch(/right:\s*0%.*rtl$/);
});
