import { replaceEqualDeep } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { ownSourcesOf } from '../../model/csp.ts';
import * as ids from '../../model/rendering/ids.ts';
import type { ResolvedPage } from '../../model/page/types.ts';
import { PageView } from '../../renderer/PageView.tsx';
import { loadBlocks } from '../../renderer/registry.ts';
import { setStrings } from '../../strings/current.ts';
import { stringsOf } from '../../strings/index.ts';
import { Providers } from '../../ui/Providers.tsx';
import { allowedSources, hydrationData } from '../current-page.ts';
import { isOtherLanguage } from '../other-language.ts';
import type { PageSource } from '../page-loader.ts';
import { replaceMain } from '../replace-main.ts';
import { type RunningApp, startRouter } from '../start-router.ts';
import { updateHead } from './update-head.ts';
import { addIcons } from './add-icons.ts';
import { fetchPage } from './page-data.ts';

// In development, pages are rendered in the browser from their data, so that a save changes only what differs.

let provided: { pathname: string; page: ResolvedPage } | undefined;

/** Provides the data of a page that was fetched already, for the next time that its address is loaded. */
export function providePage(pathname: string, page: ResolvedPage): void {
  provided = { pathname, page };
}

function takeProvided(pathname: string): ResolvedPage | undefined {
  const page = provided?.pathname === pathname ? provided.page : undefined;
  provided = undefined;
  return page;
}

/** Restores the form state once the loaded page was replaced, given the focused element and the new main element. */
type RestoreState = (focused: Element | null, main: HTMLElement) => void;

/** Renders pages in one root. Unchanged data keeps its identity, so that React updates only what differs. */
function pageRenderer(restore: RestoreState): (page: ResolvedPage) => void {
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
    updateHead(page);
    if (!isFirst) return;
    replaceMain(main);
    restore(focused, main as HTMLElement);
  };
}

const source: PageSource<ResolvedPage> = {
  fetch: async (pathname, signal) => takeProvided(pathname) ?? fetchPage(pathname, signal),
  needsDocument: (page) =>
    (page.lang !== undefined && isOtherLanguage(page.lang)) ||
    ownSourcesOf(page).some((source) => !allowedSources().includes(source)),
  prepare: async ({ blocks, icons }) => {
    await loadBlocks(blocks.map(({ type }) => type));
    addIcons(icons);
  },
};

/**
 * Starts the app with pages that are rendered in the browser.
 * @param first the page to render at once, in place of the one in the document
 * @param restore restores the form state of that
 */
export function startDevApp(first?: ResolvedPage, restore: RestoreState = () => undefined): Promise<RunningApp> {
  setStrings(stringsOf(first?.strings ?? hydrationData().strings));
  return startRouter({ source, show: pageRenderer(restore) }, first);
}
