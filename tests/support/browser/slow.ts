import type { Page } from 'playwright/test';

/**
 * A phone of some years ago on a slow network: hydration takes long enough to act before it ends. What is returned
 * makes it fast again: the tab is that of the next test, too.
 */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  return () => session.detach();
}

/** Holds back answers until `release` is called; `asked` counts for how many. */
export async function hold(page: Page, url: string | RegExp): Promise<{ release: () => void; asked: () => number }> {
  let release = (): void => undefined;
  let asked = 0;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    asked += 1;
    await gate;
    await route.continue();
  });
  return { release, asked: () => asked };
}

/** The app's code: what happens until its release happens before hydration, on any machine. */
export const holdApp = (page: Page): ReturnType<typeof hold> => hold(page, /\/assets\/app-[^/]+\.js$/);
