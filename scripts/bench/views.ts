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

/** Pages that show what a first view costs, and what it may: the same ones of each checkout. */
const PAGES: Record<string, string | undefined> = {
  '/': '11.3 KB',
  '/services/cloud': '10 KB',
  '/services/it-strategy': undefined,
  '/services/web-dev-automation': undefined,
  '/services/business-comms': '14.8 KB',
};

const MODEL = '/services/cloud';
const BY_HAND = '/by-hand';

/** What a visitor waits for, and what comes over the wire for it. The site is built once a figure of it is taken. */
export function viewFigures({ checkout, work }: Bench): Figure[] {
  const dist = path.join(work, 'dist');
  let bytes: Promise<Bytes> | undefined;
  const built = (): Promise<Bytes> => (bytes ??= buildWithFloor(checkout, dist));
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
      const sizes = files.map((file) => brotli(fs.readFileSync(path.join(dist, file), 'utf8')));
      return sizes.reduce((sum, size) => sum + size, (await built()).boot);
    });
  return [
    ...Object.entries(PAGES).map(([address, bound]) => ({
      what: `HTML with CSS and first script, ${address}`,
      bound,
      isExact: true,
      take: () => bytesOf(address),
      show: kb,
    })),
    {
      what: 'of it the first script',
      bound: '1.4 KB',
      isExact: true,
      take: async () => (await built()).boot,
      show: kb,
    },
    { what: `${MODEL} as if by hand`, isExact: true, take: () => bytesOf(BY_HAND), show: kb },
    { what: 'first paint, against by hand', bound: '1.1 x', take: () => byHand('first'), show: times },
    { what: 'largest paint, against by hand', bound: '1.15 x', take: () => byHand('largest'), show: times },
    { what: 'script until a form answers', bound: '105 KB', isExact: true, take: () => script(useForm), show: kb },
    { what: 'script with another page after it', bound: '135 KB', isExact: true, take: () => script(useAll), show: kb },
    { what: 'a page by a link, slow phone', take: () => visit(timeLink), show: ms },
    { what: 'the same page loaded, slow phone', take: () => visit(timeLoad), show: ms },
  ];
}

type Bytes = ReturnType<typeof measureBytes>;

/** Builds the site, and beside it the page by hand that one of it is compared with. */
async function buildWithFloor(checkout: string, dist: string): Promise<Bytes> {
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

/** When something was seen, and the largest of what is seen at first, in milliseconds. */
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

/** The scripts that the contact page asks for until something is done there. */
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

/** Focuses a field, and waits until the form lives. */
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

/** As a visitor does who reads what a link says: what it needs has come when it is pressed. */
async function pointAtLink(page: Page): Promise<void> {
  // A hand moves: what is first told of a pointer says only where it is.
  await linkOf(page).hover({ position: { x: 10, y: 10 } });
  await linkOf(page).hover();
  await page.waitForLoadState('networkidle');
}

async function follow(page: Page): Promise<void> {
  const before = await page.locator('h1').textContent();
  await linkOf(page).click();
  // Its address is there before it.
  await page.waitForFunction((heading) => document.querySelector('h1')?.textContent !== heading, before);
}

/** From the press of a link until its page is seen. */
async function timeLink(browser: Browser, origin: string): Promise<number> {
  const page = await slowPhone(browser);
  await page.goto(`${origin}/`);
  await pointAtLink(page);
  return linkOf(page).evaluate(async (link: HTMLElement) => {
    const heading = document.querySelector('h1');
    const pressed = performance.now();
    link.click();
    while (document.querySelector('h1') === heading) await new Promise(requestAnimationFrame);
    // What changed in this frame is seen in the next.
    await new Promise(requestAnimationFrame);
    return performance.now() - pressed;
  });
}

/** From the press of a link until the page that a browser loads is seen. */
async function timeLoad(browser: Browser, origin: string): Promise<number> {
  const page = await slowPhone(browser);
  await page.goto(origin + MODEL);
  return (await paintsOf(page)).first;
}
