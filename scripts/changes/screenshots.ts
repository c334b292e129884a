import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../support/browser.ts';
import { listen } from '../support/port.ts';
import { createSiteServer } from '../../src/engine/build/server/serve.ts';
import { escapeHtml } from '../../src/engine/build/escape.ts';
import type { OutputChange } from '../../src/engine/changes/compare-output.ts';

/** A phone, and a computer. */
const WIDTHS = [390, 1280] as const;

const SIDES = ['before', 'after'] as const;

const nameOf = (address: string): string => (address === '/' ? 'home' : address.slice(1).replaceAll('/', '--'));
const fileOf = (side: string, width: number, address: string): string =>
  `pictures/${nameOf(address)}-${width}-${side}.png`;

/**
 * Takes screenshots of pages before and after, and writes a page that shows them side by side. Identical ones are
 * deleted.
 * @returns the pages, with whether they look the same
 */
export async function takeScreenshots(
  dists: Record<(typeof SIDES)[number], string>,
  pages: readonly OutputChange[],
  out: string,
): Promise<OutputChange[]> {
  fs.mkdirSync(path.join(out, 'pictures'), { recursive: true });
  const browser = await launchBrowser();
  try {
    for (const side of SIDES) {
      const missing = side === 'before' ? 'added' : 'removed';
      const there = pages.filter(({ how }) => how !== missing).map(({ address }) => address);
      await takeSide(browser, dists[side], { side, pages: there, out });
    }
  } finally {
    await browser.close();
  }
  const seen = pages.map((page) => ({ ...page, looks: looksOf(page, out) }));
  fs.writeFileSync(path.join(out, 'index.html'), sideBySide(seen.filter(({ looks }) => looks === 'other')));
  return seen;
}

function looksOf({ address, how }: OutputChange, out: string): 'same' | 'other' {
  if (how !== 'changed') return 'other';
  const [before = [], after = []] = SIDES.map((side) =>
    WIDTHS.map((width) => path.join(out, fileOf(side, width, address))),
  );
  if (!before.every((file, index) => fs.readFileSync(file).equals(fs.readFileSync(after[index] ?? '')))) return 'other';
  for (const file of [...before, ...after]) fs.rmSync(file);
  return 'same';
}

interface Side {
  side: string;
  pages: string[];
  /** The output folder. */
  out: string;
}

async function takeSide(browser: Browser, dist: string, { side, pages, out }: Side): Promise<void> {
  const server = createSiteServer(dist);
  const url = `http://127.0.0.1:${await listen(server)}`;
  try {
    for (const width of WIDTHS) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      for (const address of pages) {
        await page.goto(url + address, { waitUntil: 'load' });
        await takeFullPage(page, path.join(out, fileOf(side, width, address)));
      }
      await page.close();
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function takeFullPage(page: Page, file: string): Promise<void> {
  await page.evaluate('document.fonts.ready');
  // Lazy images would be missing in a screenshot of the full page.
  await page.evaluate(`Promise.all([...document.images].map((image) => {
    image.loading = 'eager';
    return image.decode().catch(() => undefined);
  }))`);
  await page.screenshot({ path: file, fullPage: true });
}

const STYLE = `body{font:1rem/1.5 system-ui;margin:2rem;color-scheme:light dark}h2{margin:3rem 0 1rem}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem;align-items:start;margin-bottom:1rem}
figure{margin:0}img{max-width:100%;border:1px solid #8888}`;

function sideBySide(pages: readonly OutputChange[]): string {
  const figure = (side: string, width: number, { address, how }: OutputChange): string => {
    const isThere = how !== (side === 'before' ? 'added' : 'removed');
    const file = escapeHtml(fileOf(side, width, address));
    return `<figure><figcaption>${side}, ${width} px</figcaption>${isThere ? `<a href="${file}"><img src="${file}" alt="" loading="lazy"></a>` : 'No such page.'}</figure>`;
  };
  const section = (page: OutputChange): string =>
    `<h2>${escapeHtml(page.address)} (${page.how})</h2>${WIDTHS.map(
      (width) => `<div class="pair">${SIDES.map((side) => figure(side, width, page)).join('')}</div>`,
    ).join('')}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Before and after</title><style>${STYLE}</style><h1>Before and after</h1>${pages.map(section).join('')}</html>\n`;
}
