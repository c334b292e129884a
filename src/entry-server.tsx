import './theme/class-names.ts';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { RenderedPage, Renderer } from './model/renderer.ts';
import type { ResolvedPage, ResolvedSite } from './model/types.ts';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { PageView } from './renderer/PageView.tsx';
import { isKnown, loadBlocks } from './renderer/registry.ts';
import { createPageRouter } from './router.tsx';
import { spokenIn } from './strings/for-page.ts';
import { tableFor } from './strings/tables.ts';
import { baseStyle, otherMediaStyle } from './theme/base-style.ts';
import { colorCss } from './theme/color-css.ts';
import { knownVariables } from './theme/constants.ts';
import { rtlStyle } from './theme/rtl.ts';
import { plainVariables } from './theme/plain-variables.ts';
import { usedVariables } from './theme/used-variables.ts';
import { classesIn, wornCss } from './theme/worn-css.ts';
import { IconSprite } from './ui/Icon.tsx';
import { UI_ICONS } from './ui/icons.ts';
import { createStyleCache, Providers } from './ui/Providers.tsx';

// What React writes in place of a boundary that failed or waited.
const FAILED = /<!--\$[!?]-->|<template data-(?:dgst|msg)/;

async function renderPage(page: ResolvedPage, site: ResolvedSite): Promise<RenderedPage> {
  const unknown = page.blocks.find((block) => !isKnown(block.type));
  if (unknown) throw new Error(`There is no component for the block type "${unknown.type}".`);
  await loadBlocks(page.blocks.map((block) => block.type));
  const cache = createStyleCache();
  const router = createPageRouter(async () => page, {
    history: createMemoryHistory({ initialEntries: [page.path] }),
    home: site.home,
  });
  await router.load();
  const render = (element: React.ReactNode, identifierPrefix: string): string =>
    renderToString(
      <Providers cache={cache} lang={site.lang} strings={tableFor(site.lang, site.strings)}>
        {element}
      </Providers>,
      { identifierPrefix },
    );
  const main = render(<RouterProvider router={router} />, '');
  if (FAILED.test(main)) {
    render(<PageView page={page} />, '');
    throw new Error(`A block of ${page.path} waits for something while rendering; blocks must render at once.`);
  }
  const header = render(
    <>
      <IconSprite icons={{ ...site.icons, ...page.icons }} />
      <Header site={site} page={page} />
    </>,
    'h',
  );
  const footer = render(<Footer site={site} />, 'f');
  // Emotion also notes the parts that a composed style is made of; only what an element wears is sent.
  const html = header + main + footer;
  const classes = classesIn(html);
  const styles = Object.entries(cache.inserted).map(([name, rules]) =>
    typeof rules === 'string' && classes.has(`${cache.key}-${name}`) ? wornCss(rules, classes) : '',
  );
  return {
    header,
    main,
    footer,
    css:
      baseStyle(site) +
      (site.dir ? rtlStyle : '') +
      usedVariables(plainVariables(styles.join(''), knownVariables(site.look)), html),
  };
}

/** All that the engine is given of the view. */
export const renderer: Renderer = {
  icons: UI_ICONS,
  spoken: spokenIn,
  renderPage,
  baseStyle,
  otherMediaStyle,
  colorStyle: colorCss,
};
