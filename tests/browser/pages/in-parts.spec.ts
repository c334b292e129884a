import http from 'node:http';
import { expect, test, type Page } from 'playwright/test';
import { shiftsOf, watchShifts } from '../../support/browser/audit.ts';
import { atNight } from '../../support/night.ts';
import { FIXTURE_DIST } from '../../support/places.ts';
import { listen } from '../../support/servers/listen.ts';
import { htmlOf } from '../../support/sites/built-files.ts';

/** Waits until what has come is drawn, and observers know. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

/** Answers with a document up to a place in it; the rest is for later. */
function inParts(html: string, end: string) {
  const at = html.indexOf(end) + end.length;
  let sendRest = (): void => undefined;
  const server = http.createServer((request, response) => {
    if (request.headers['sec-fetch-dest'] !== 'document') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, at));
    sendRest = () => void response.end(html.slice(at));
  });
  return { server, sendRest: () => sendRest() };
}

/** What is looked at while only a part of it is there: the document, the width, and where its first part ends. */
const PARTS: [what: string, address: string, width: number, end: string][] = [
  ['the menu', '/', 1280, 'aria-controls="_menu-1"'],
  ['the sign of its button to call', '/', 390, '#_i-phone"/></svg>'],
  ['the telephone number', '/', 1280, '<small>Ring the bench</small>'],
  ['the first fields of a form', '/visit', 1280, 'name="email"></div>'],
];
for (const [what, address, width, end] of PARTS) {
  const title = `a page that has come as far as ${what} does not move when the rest comes`;
  test(title, atNight(what !== 'the telephone number'), async ({ page }) => {
    // What stands beside the form is higher than its first fields.
    const html = htmlOf(address, FIXTURE_DIST).replace('Say which bike it is', (words) => `${words}, `.repeat(40));
    const { server, sendRest } = inParts(html, end);
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await page.goto((await listen(server)) + address, { waitUntil: 'commit' });
    await page.locator('header').waitFor({ state: 'attached' });
    await page.evaluate(() => document.querySelector('form')?.scrollIntoView());
    await drawn(page);
    sendRest();
    await page.waitForLoadState();
    await drawn(page);
    expect(await shiftsOf(page)).toEqual([]);
    server.close();
  });
}
