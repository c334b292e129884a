import { replaceEqualDeep } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { ownSourcesOf } from '../../model/csp.ts';
import * as ids from '../../model/rendering/ids.ts';
import type { ResolvedPage } from '../../model/page/types.ts';
import { PageView } from '../../renderer/PageView.tsx';
import { loadBlocks } from '../../renderer/registry.ts';
import { speak } from '../../strings/spoken.ts';
import { stringsOf } from '../../strings/index.ts';
import { Providers } from '../../ui/Providers.tsx';
import { allowedSources, hydrationData } from '../document.ts';
import { isOtherLanguage } from '../other-language.ts';
import type { PageSource } from '../page-loader.ts';
import { replaceMain } from '../replace-main.ts';
import { type RunningApp, startRouter } from '../start-router.ts';
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

/** Called once the page in the document has been replaced, with what had the focus, and with what is there now. */
type Carry = (focused: Element | null, drawn: HTMLElement) => void;

/** Draws pages, all in one place: what a page says as it said it before stays as it is. */
function drawer(carry: Carry): (page: ResolvedPage) => void {
  let main: HTMLElement | undefined;
  let root: Root | undefined;
  let before: ResolvedPage | undefined;
  return (page) => {
    const focused = document.activeElement;
    const isFirst = !main?.isConnected;
    if (isFirst) {
      main = (document.getElementById(ids.main) as HTMLElement).cloneNode() as HTMLElement;
      root?.unmount();
      root = createRoot(main);
    }
    before = replaceEqualDeep(before, page);
    flushSync(() =>
      root?.render(
        <Providers>
          <PageView page={before as ResolvedPage} />
        </Providers>,
      ),
    );
    describe(page);
    if (!isFirst) return;
    replaceMain(main);
    carry(focused, main as HTMLElement);
  };
}

const source: PageSource<ResolvedPage> = {
  fetch: async (pathname, signal) => takeGiven(pathname) ?? fetchPage(pathname, signal),
  needsDocument: (page) =>
    (page.lang !== undefined && isOtherLanguage(page.lang)) ||
    ownSourcesOf(page).some((source) => !allowedSources().includes(source)),
  prepare: async ({ blocks, icons }) => {
    await loadBlocks(blocks.map(({ type }) => type));
    addIcons(icons);
  },
};

/**
 * Starts the app with pages that are drawn in the browser.
 * @param first the page that is to be drawn at once, in place of the one in the document
 */
export function startDrawn(first?: ResolvedPage, carry: Carry = () => undefined): Promise<RunningApp> {
  speak(stringsOf(first?.strings ?? hydrationData().strings));
  return startRouter({ source, show: drawer(carry) }, first);
}
