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
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plainVariables } from '../../src/theme/plain-variables.ts';
import { theme as plainTheme } from '../../src/theme/plain-theme.ts';
import { theme } from '../../src/theme/theme.ts';

/** All components of MUI that the view draws with, in all the ways in which it does. */
const DRAWN: ReactNode[] = [
  ...(['h1', 'h2', 'h3', 'body1', 'body2', 'more', 'inherit'] as const).map((variant) => (
    <Typography variant={variant}>text</Typography>
  )),
  ...(['contained', 'outlined', 'text'] as const).flatMap((variant) => [
    <Button variant={variant}>text</Button>,
    <Button variant={variant} disabled>
      text
    </Button>,
  ]),
  ...(['outlined', 'column', 'row'] as const).map((variant) => <Card variant={variant}>text</Card>),
  <Container>text</Container>,
  <Link variant="more" underline="hover">
    text
  </Link>,
  <Avatar>A</Avatar>,
  <Breadcrumbs>{Array.from('123456789')}</Breadcrumbs>,
];

function drawnWith(theme: Theme, node: ReactNode): string {
  const cache = createCache({ key: 'pw', stylisPlugins: [] });
  cache.compat = true;
  renderToString(
    <CacheProvider value={cache}>
      <ThemeContext.Provider value={theme}>
        <DefaultPropsProvider value={theme.components ?? {}}>{node}</DefaultPropsProvider>
      </ThemeContext.Provider>
    </CacheProvider>,
  );
  const css = Object.values(cache.inserted).join('\n');
  return plainVariables(css.replace(/\.pw-[\w-]+/g, '.pw')).replace(/calc\(([\d.]+)\)/g, '$1');
}

test('components look the same with the plain theme as with the whole', () => {
  for (const node of DRAWN) expect(drawnWith(plainTheme, node)).toBe(drawnWith(theme, node));
});
