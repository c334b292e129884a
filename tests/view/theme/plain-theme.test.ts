import createCache from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import Avatar from '@mui/material/Avatar';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import { createElement, type ElementType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plainVariables } from '../../../src/theme/css/plain-variables.ts';
import { theme as plainTheme } from '../../../src/theme/plain-theme.ts';
import { theme } from '../../../src/theme/theme.ts';

type Drawn = [component: ElementType, props?: object];

/** All components of MUI that the view draws with, in all the ways in which it does. */
const DRAWN: Drawn[] = [
  ...['h1', 'h2', 'h3', 'body1', 'body2', 'more', 'inherit'].map((variant): Drawn => [Typography, { variant }]),
  ...['contained', 'outlined', 'text'].flatMap((variant): Drawn[] => [
    [Button, { variant }],
    [Button, { variant, disabled: true }],
  ]),
  ...['outlined', 'column', 'row'].map((variant): Drawn => [Card, { variant }]),
  [Container],
  [Link, { variant: 'more', underline: 'hover' }],
  [Avatar],
  [Breadcrumbs],
];

function drawnWith(theme: Theme, [component, props]: Drawn): string {
  const cache = createCache({ key: 'pw', stylisPlugins: [] });
  cache.compat = true;
  const drawn = createElement(component, props, ...'123456789');
  const given = createElement(DefaultPropsProvider, { value: theme.components ?? {} }, drawn);
  const themed = createElement(ThemeContext.Provider, { value: theme }, given);
  renderToString(createElement(CacheProvider, { value: cache }, themed));
  const css = Object.values(cache.inserted).join('\n');
  return plainVariables(css.replace(/\.pw-[\w-]+/g, '.pw')).replace(/calc\(([\d.]+)\)/g, '$1');
}

test('components look the same with the plain theme as with the whole', () => {
  for (const drawn of DRAWN) expect(drawnWith(plainTheme, drawn)).toBe(drawnWith(theme, drawn));
});
