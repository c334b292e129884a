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

/**
 * Holds back the app's code until `release` is called: what happens in between happens before hydration, on any
 * machine.
 */
export async function holdApp(page: Page): Promise<{ release: () => void; asked: () => boolean }> {
  let release = (): void => undefined;
  let asked = false;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/app-[^/]+\.js$/, async (route) => {
    asked = true;
    await gate;
    await route.continue();
  });
  return { release, asked: () => asked };
}
