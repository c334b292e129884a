import { useLayoutEffect } from 'react';
import { ownSourcesOf } from '../../model/csp.ts';
import type { ResolvedPage } from '../../model/page/types.ts';
import { PageView } from '../../renderer/PageView.tsx';
import { isKnown, loadBlocks } from '../../renderer/registry.ts';
import { speak } from '../../strings/context.ts';
import { stringsOf } from '../../strings/index.ts';
import { Providers } from '../../ui/Providers.tsx';
import { allowedSources, pageLife } from '../document.ts';
import { isOtherLanguage } from '../other-language.ts';
import { type PageKind, type RunningApp, startRouter } from '../start-router.tsx';
import { describe } from './describe.ts';
import { addIcons } from './icons.ts';
import { fetchPage } from './page-data.ts';

// In development, a page is drawn in the browser from its data: then each part of it can change while it is looked at.

let given: { pathname: string; page: ResolvedPage } | undefined;

/** Gives a page that is here already, for the next time that its address is loaded. */
export function givePage(pathname: string, page: ResolvedPage): void {
  given = { pathname, page };
}

function takeGiven(pathname: string): ResolvedPage | undefined {
  const page = given?.pathname === pathname ? given.page : undefined;
  given = undefined;
  return page;
}

function DrawnPage({ page, onDraw }: { page: ResolvedPage; onDraw: () => void }) {
  useLayoutEffect(onDraw, [onDraw]);
  return (
    <Providers>
      <PageView page={page} />
    </Providers>
  );
}

const drawn: PageKind<ResolvedPage> = {
  source: {
    fetch: async (pathname, signal) => takeGiven(pathname) ?? fetchPage(pathname, signal),
    needsDocument: (page) =>
      (page.lang !== undefined && isOtherLanguage(page.lang)) ||
      ownSourcesOf(page).some((source) => !allowedSources().includes(source)),
    prepare: async ({ blocks, icons }) => {
      if (!blocks.every((block) => isKnown(block.type))) throw new Error('The page is newer than the code.');
      await loadBlocks(blocks.map(({ type }) => type));
      addIcons(icons);
    },
  },
  View: DrawnPage,
  describe,
};

/**
 * Starts the app with pages that are drawn in the browser.
 * @param first the page that is to be drawn at once, in place of the one in the document
 * @param carry called once that has been replaced, with the element that had the focus, and with what is there now
 */
export function startDrawn(
  first?: ResolvedPage,
  carry?: (focused: Element | null, drawn: HTMLElement) => void,
): Promise<RunningApp> {
  speak(stringsOf(first?.strings ?? pageLife().strings));
  return startRouter(drawn, first, carry);
}
