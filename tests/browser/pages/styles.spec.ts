import { expect, test, type Page } from 'playwright/test';
import { caughtUp, h1, mark, openLive, sameDocument, wake } from '../../support/browser/app.ts';
import { follow } from '../../support/browser/follow.ts';
import { atNight, EVERYTHING } from '../../support/night.ts';

// A document has the CSS rules that it uses and names for them, and so has each page that the app shows later. Neither
// may be seen.

/**
 * How everything looks: every property of every element. Variables are seen in what reads them; a document
 * leaves out those that nothing reads. (A drawing may stand in its place or in the sprite.)
 */
async function looksOf(page: Page): Promise<string[]> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return page.locator(':is(header,main,footer) :not(link,.icon *)').evaluateAll((elements) => {
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    return elements.map((element) => {
      const style = getComputedStyle(element);
      const values = names.map((name) => `${name}:${style.getPropertyValue(name)}`);
      return `${element.tagName} "${element.textContent.slice(0, 20)}" ${values.join(';')}`;
    });
  });
}

test('pages look the same before and after their app is there, and reached from another', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A typeface that comes late is not put in place, one that was loaded before is: letters would not be alike.
  await page.route('**/*.woff2', (route) => route.abort());
  for (const address of EVERYTHING ? ['/', '/bikes', '/visit'] : ['/bikes']) {
    await page.goto(address);
    const alone = await looksOf(page);
    const heading = (await h1(page).textContent()) ?? '';
    await wake(page);
    expect(await looksOf(page)).toEqual(alone);

    await openLive(page, '/privacy');
    await mark(page);
    await follow(page, address);
    await expect(h1(page)).toHaveText(heading);
    expect(await sameDocument(page)).toBe(true);
    expect(await looksOf(page)).toEqual(alone);
    const missing = await page
      .locator('use')
      .evaluateAll((uses) => uses.filter((use) => !document.querySelector(use.getAttribute('href') ?? '')).length);
    expect(missing).toBe(0);
  }
});

test('what an extension has put into the header stays until another page is shown', atNight(true), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const header = () => page.locator('header').evaluate((element) => element.outerHTML);
  await page.goto('/bikes');
  const alone = await header();
  await openLive(page, '/privacy');
  await mark(page);
  await page
    .locator('header nav')
    .first()
    .evaluate((menu) => menu.append(document.createElement('button')));
  await follow(page, '/bikes');
  await expect.poll(header).toBe(alone);
  expect(await sameDocument(page)).toBe(true);
});

test('typefaces that are there stay as they are, whichever page is shown', atNight(true), async ({ page }) => {
  await openLive(page, '/privacy');
  const faces = () => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
  const before = await faces();
  expect(before.length).toBeGreaterThan(1);
  for (const address of ['/bikes', '/visit']) {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    await follow(page, address);
    await expect(page).toHaveURL(address);
    await caughtUp(page);
    expect(await faces()).toHaveLength(before.length);
    expect(asked).not.toContain('font');
  }
});
