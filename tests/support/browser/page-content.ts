import { expect, type Locator, type Page } from 'playwright/test';

/** Sections of a page by the type of their block; `nth` counts those of one type from 0. */
export const section = (page: Page, type: string, nth = 0): Locator =>
  page.locator(`main [data-block=${type}]`).nth(nth);

/** The titles of a block's entries. */
export const titles = (page: Page, type: string, nth = 0): Locator =>
  section(page, type, nth).locator('li > h2, li > h3, li > div > h3, li > div > h2, article h3, article h2, dt');

/** A block has so many entries. */
export const hasEntries = async (page: Page, type: string, nth: number, expected: number): Promise<void> =>
  expect(titles(page, type, nth)).toHaveCount(expected);

/** The texts stand on the page, each somewhere. */
export async function says(page: Page, ...texts: (string | RegExp)[]): Promise<void> {
  for (const text of texts) await expect(page.locator('main').getByText(text).first()).toBeAttached();
}

/** A link of the content, by name, leads somewhere. */
export async function leads(page: Page, name: string | RegExp, href: string): Promise<void> {
  await expect(page.locator('main').getByRole('link', { name }).first()).toHaveAttribute('href', href);
}

/** Every address is linked from the content. */
export async function links(page: Page, hrefs: string[]): Promise<void> {
  const found = await page
    .locator('main a[href]')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
  expect(found).toEqual(expect.arrayContaining(hrefs));
}

/** The questions of a page's first list of questions. */
export const questions = (page: Page): Locator => section(page, 'faq').locator('summary');
