import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { launchBrowser } from '../support/browser.ts';
import { slowPhone } from './slow-phone.ts';
import { brotli } from '../support/brotli.ts';
import { measureBytes } from './bytes.ts';
import { commandLine } from './command-line.ts';
import { kb, ms, times, type Bench, type Figure } from './figure.ts';
import { pageByHand } from './page-by-hand.ts';
import { serve } from './serve.ts';
import { timeCommand } from './time.ts';

/** The pages whose first view is measured, with bounds. */
const PAGES: Record<string, string | undefined> = {
  '/': '11.3 KB',
  '/services/cloud': '10 KB',
  '/services/it-strategy': undefined,
  '/services/web-dev-automation': undefined,
  '/services/business-comms': '14.8 KB',
};

const MODEL = '/services/cloud';
const BY_HAND = '/by-hand';

/** The figures of pages: bytes, paints, scripts. The site is built when the first of them is measured. */
export function viewFigures({ checkout, work }: Bench): Figure[] {
  const dist = path.join(work, 'dist');
  let bytes: Promise<Bytes> | undefined;
  const built = (): Promise<Bytes> => (bytes ??= buildWithBaseline(checkout, dist));
  const bytesOf = async (address: string): Promise<number> =>
    (await built()).pages.find((page) => page.address === address)?.html ?? NaN;
  const visit = async <T>(call: (browser: Browser, origin: string) => Promise<T>): Promise<T> => {
    await built();
    return withBrowser(dist, call);
  };
  const byHand = (name: keyof Paints): Promise<number> =>
    visit(async (browser, origin) => {
      const own = await visitSlowly(browser, origin + MODEL);
      return own[name] / (await visitSlowly(browser, origin + BY_HAND))[name];
    });
  const script = (act: (page: Page) => Promise<void>): Promise<number> =>
    visit(async (browser, origin) => {
      const files = await scriptsUntil(browser, origin, act);
      return (await built()).boot + sizeOf(files.map((file) => path.join(dist, file)));
    });
  return [
    ...pageFigures(bytesOf),
    {
      name: 'of it the first script',
      bound: '1.4 KB',
      isDeterministic: true,
      measure: async () => (await built()).boot,
      format: kb,
    },
    { name: `${MODEL} as if by hand`, isDeterministic: true, measure: () => bytesOf(BY_HAND), format: kb },
    { name: 'first paint, against by hand', bound: '1.1 x', measure: () => byHand('first'), format: times },
    { name: 'largest paint, against by hand', bound: '1.15 x', measure: () => byHand('largest'), format: times },
    {
      name: 'script until a form answers',
      bound: '105 KB',
      isDeterministic: true,
      measure: () => script(useForm),
      format: kb,
    },
    {
      name: 'script with another page after it',
      bound: '135 KB',
      isDeterministic: true,
      measure: () => script(useAll),
      format: kb,
    },
    { name: 'a page by a link, slow phone', measure: () => visit(timeLink), format: ms },
    { name: 'the same page loaded, slow phone', measure: () => visit(timeLoad), format: ms },
  ];
}

/** The figures of the sizes of pages. */
const pageFigures = (bytesOf: (address: string) => Promise<number>): Figure[] =>
  Object.entries(PAGES).map(([address, bound]) => ({
    name: `HTML with CSS and first script, ${address}`,
    bound,
    isDeterministic: true,
    measure: () => bytesOf(address),
    format: kb,
  }));

/** The compressed size of files together, in bytes. */
const sizeOf = (files: string[]): number => files.reduce((sum, file) => sum + brotli(fs.readFileSync(file, 'utf8')), 0);

type Bytes = ReturnType<typeof measureBytes>;

/** Builds the site, and adds the page by hand that one of its pages is compared with. */
async function buildWithBaseline(checkout: string, dist: string): Promise<Bytes> {
  timeCommand([...commandLine(checkout, 'build'), '--out', dist], checkout);
  await withBrowser(dist, async (browser, origin) => {
    const page = await browser.newPage();
    await page.goto(origin + MODEL);
    fs.writeFileSync(path.join(dist, `${BY_HAND}.html`), await pageByHand(page));
  });
  return measureBytes(dist);
}

const withBrowser = <T>(dist: string, call: (browser: Browser, origin: string) => Promise<T>): Promise<T> =>
  serve(dist, async (origin) => {
    const browser = await launchBrowser();
    try {
      return await call(browser, origin);
    } finally {
      await browser.close();
    }
  });

/** First and largest contentful paint, in milliseconds. */
interface Paints {
  first: number;
  largest: number;
}

async function visitSlowly(browser: Browser, url: string): Promise<Paints> {
  const page = await slowPhone(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  const paints = await paintsOf(page);
  await page.close();
  return paints;
}

const paintsOf = (page: Page): Promise<Paints> =>
  page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
        const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
        new PerformanceObserver((list) =>
          resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? NaN }),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** The scripts that the contact page loads while a function acts on it. */
async function scriptsUntil(browser: Browser, origin: string, act: (page: Page) => Promise<void>): Promise<string[]> {
  const page = await browser.newPage();
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) files.add(pathname);
  });
  await page.goto(`${origin}/contact`);
  await act(page);
  return [...files];
}

/** Focuses a field, and waits until the form is hydrated. */
async function useForm(page: Page): Promise<void> {
  await page.locator('main form input:visible').first().focus();
  await page.waitForFunction(() => performance.getEntriesByName('pagewright:ready').length > 0);
}

async function useAll(page: Page): Promise<void> {
  await useForm(page);
  await pointAtLink(page);
  await follow(page);
}

const linkOf = (page: Page): Locator => page.locator(`a[href="${MODEL}"]:visible`).last();

/** Hovers a link until its page is preloaded. */
async function pointAtLink(page: Page): Promise<void> {
  // Twice, since the first event of a pointer only tells where it is.
  await linkOf(page).hover({ position: { x: 10, y: 10 } });
  await linkOf(page).hover();
  await page.waitForLoadState('networkidle');
}

async function follow(page: Page): Promise<void> {
  const before = await page.locator('h1').textContent();
  await linkOf(page).click();
  // The URL changes earlier.
  await page.waitForFunction((heading) => document.querySelector('h1')?.textContent !== heading, before);
}

/** The time from a click on a link until its page is painted, in milliseconds. */
async function timeLink(browser: Browser, origin: string): Promise<number> {
  const page = await slowPhone(browser);
  await page.goto(`${origin}/`);
  await pointAtLink(page);
  return linkOf(page).evaluate(async (link: HTMLElement) => {
    const heading = document.querySelector('h1');
    const pressed = performance.now();
    link.click();
    while (document.querySelector('h1') === heading) await new Promise(requestAnimationFrame);
    // The change is painted in the next frame.
    await new Promise(requestAnimationFrame);
    return performance.now() - pressed;
  });
}

/** The time of a page load until its first paint, in milliseconds. */
async function timeLoad(browser: Browser, origin: string): Promise<number> {
  const page = await slowPhone(browser);
  await page.goto(origin + MODEL);
  return (await paintsOf(page)).first;
}
