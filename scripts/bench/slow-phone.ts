import type { Browser, Page } from 'playwright';

/**
 * A page that emulates a phone on a slow network, as Lighthouse does: 1.4 Mbit/s, 560 ms latency, CPU slowdown by 4.
 */
export async function slowPhone(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1474.56 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  });
  return page;
}
