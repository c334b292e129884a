import { createRequire } from 'node:module';
import fs from 'node:fs';
import type { Page } from 'playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Which rules depend on the color scheme; all others are checked in one. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds, one line each: the rule, the element, why.
 * @param rules only these
 * @param within only in what this selector finds
 */
export async function violations(page: Page, rules?: string[], within = ':root'): Promise<string[]> {
  // A frame is a page of its own, and is looked at as one.
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS },
    resultTypes: ['violations'],
    iframes: false,
  };
  // oxlint-disable-next-line no-eval -- the policy of the pages allows no script element to be added
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate((code) => void (0, eval)(code), source);
  const results = await page.evaluate(
    ([selector, chosen]) =>
      (
        globalThis as unknown as { axe: { run: (context: string, options: RunOptions) => Promise<AxeResults> } }
      ).axe.run(selector, chosen),
    [within, options] as const,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  );
}

/** Has the page remember what moves under the visitor's eyes. Call before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        shifts.push(`${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => node?.nodeName ?? '?').join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved by itself since `watchShifts`. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);

/** Scrolls from top to bottom, a screen a frame, and back. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
