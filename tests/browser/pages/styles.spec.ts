import { expect, test, type Page } from 'playwright/test';
import { h1, mark, openLive, sameDocument, wake } from '../../support/browser/app.ts';
import { follow } from '../../support/browser/follow.ts';
import { EVERYTHING } from '../../support/night.ts';

// A document has the rules that it wears; what the app shows later brings its own. Neither may be seen.

/**
 * How everything in `<main>` looks: every property of every element. Variables are seen in what reads them; a document
 * leaves out those that nothing reads. (A drawing may stand in its place or in the sprite.)
 */
async function looksOf(page: Page): Promise<string[]> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return page.locator('main :not(link,.icon *)').evaluateAll((elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      const names = [...style].filter((name) => !name.startsWith('--'));
      const values = names.map((name) => `${name}:${style.getPropertyValue(name)}`);
      return `${element.tagName} "${element.textContent.slice(0, 20)}" ${values.join(';')}`;
    }),
  );
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
  }
});
