import type { Page } from 'playwright/test';

/** Presses a link to an address, without pointing at it first: nothing is loaded ahead. */
export const follow = (page: Page, href: string): Promise<void> =>
  page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: 'go' });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
