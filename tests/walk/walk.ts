// One walk through the fixture site: pages are drawn, what is pressed and pointed at answers, and nothing complains.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseTarget } from '../../src/engine/build/server/request-target.ts';
import type { Handler } from '../../src/engine/build/server/http.ts';
import { FIXTURE_DIST } from '../support/places.ts';
import { fileOf, htmlOf } from '../support/sites/built-files.ts';
import type { Session } from './session.ts';

// A hint at a module that is there already is an error for Firefox, and for nobody else.
const LISTEN = `<script>window.faults = [];
for (const sign of ['error', 'unhandledrejection', 'securitypolicyviolation'])
  addEventListener(sign, ({ target, message, reason, violatedDirective }) => {
    if (target.rel !== 'modulepreload')
      faults.push([sign, message ?? reason ?? violatedDirective ?? target.outerHTML].join(' '));
  }, true);</script>`;

/** Serves pages that write down what goes wrong in them. The policy in a page is about what follows it. */
export const listening: Handler = (req, res, next) => {
  const pathname = parseTarget(req.url)?.pathname ?? '/404';
  if (pathname !== '/' && !fs.existsSync(fileOf(pathname, 'html', FIXTURE_DIST))) return next();
  res.setHeader('content-type', 'text/html; charset=utf-8');
  res.end(htmlOf(pathname, FIXTURE_DIST).replace('<meta charset', `${LISTEN}$&`));
};

export async function walk({ run, open, back, click, type, pointAt, resize }: Session, url: string): Promise<void> {
  const ask = <T>(expression: string): Promise<T> => run<T>(`return ${expression}`);

  async function until(what: string, expression: string): Promise<void> {
    for (let left = 100; left > 0; left -= 1) {
      if (await ask<boolean>(expression)) return;
      await wait(100);
    }
    throw new Error(`${what} did not happen within ten seconds.`);
  }
  const noComplaint = async (): Promise<void> => assert.deepEqual(await ask('window.faults'), []);
  /** Waits for the heading of a page. */
  const isAt = (heading: string): Promise<void> =>
    until(`The page "${heading}"`, `document.querySelector("h1")?.textContent === ${JSON.stringify(heading)}`);

  await resize(1280);
  await open(`${url}/`);
  await isAt('Bring the squeak, leave with the ride');
  await click('header button');
  const menu = 'document.querySelector("header [popover]")';
  const seen = `[${menu}, ...${menu}.children].every((each) => getComputedStyle(each).opacity === "1")`;
  await until('A menu that can be seen', `${menu}.matches(":popover-open") && ${seen}`);
  await pointAt('header :popover-open a');
  await until('An app that starts', 'performance.getEntriesByName("pagewright:ready").length === 1');
  assert.equal(await ask('document.querySelectorAll("header :popover-open").length'), 1, 'with its menu open');
  await click('header :popover-open a');
  await isAt('Ninety minutes to a quiet bike');
  assert.equal(await ask('location.pathname'), '/repairs/tune-up');
  await until('A menu that is gone', `getComputedStyle(${menu}).display === "none"`);
  await back();
  await isAt('Bring the squeak, leave with the ride');
  // In the same document, whose list of complaints it is.
  assert.equal(await ask('performance.getEntriesByName("pagewright:ready").length'), 1);
  await noComplaint();

  // The app that knew the place is gone with its document.
  await run('document.onscroll = () => (window.isScrolled = true); scrollTo({ top: 600, behavior: "instant" })');
  await until('A page that is scrolled', 'window.isScrolled');
  await run('document.querySelector(\'main a[href="/repairs"]\').click()');
  await isAt('Mended while the kettle boils');
  await run('document.title = "Gone"; location.reload()');
  await until('A document that is loaded anew', 'document.readyState === "complete" && document.title !== "Gone"');
  await back();
  await isAt('Bring the squeak, leave with the ride');
  await until('A page that is where it was left', 'scrollY === 600');

  await open(`${url}/bikes`);
  await click('#here [role=group] button:nth-of-type(2)');
  await until('A list that is narrowed', 'document.querySelectorAll("#here article").length === 1');
  await click('header [data-search]');
  await until('A search that opens', 'document.activeElement.matches("dialog[open] input")');
  await type('dialog input', 'cargo');
  await until('Something that is found', 'Boolean(document.querySelector("dialog [role=option]"))');
  await click('dialog [role=option]');
  await until('A page that was found', 'location.pathname === "/bikes/cargo"');

  await open(`${url}/visit`);
  const tops =
    'Array.from(document.querySelectorAll("#further ul > li:has(ul)"), (group) => group.getBoundingClientRect().top)';
  assert.equal(new Set(await ask<number[]>(tops)).size, 1, 'groups of links side by side begin at one height');
  const heights =
    'Array.from(document.querySelectorAll("#write .fields :is(input,select)"), (field) => field.offsetHeight)';
  assert.equal(new Set(await ask<number[]>(heights)).size, 1, 'fields are of one height, a date as well');
  await click('#write [type=submit]');
  await until('A form that says what it misses', 'document.activeElement.matches("#write [role=group]")');
  await type('#write [name=email]', 'ada@example.org');
  await noComplaint();
  await open(`${url}/visit`);
  await until('A form that has its draft', 'document.querySelector("#write [name=email]").value === "ada@example.org"');
  await noComplaint();

  for (const width of [390, 1280]) {
    await resize(width);
    await open(`${url}/privacy`);
    await until('A footer that is as high as what is in it', footerFits);
    await noComplaint();
  }
}

const footerFits = `(() => {
  const footer = document.querySelector('footer');
  const last = footer.querySelector('.wrap').lastElementChild.getBoundingClientRect();
  return getComputedStyle(footer).contentVisibility === 'visible' && footer.getBoundingClientRect().bottom - last.bottom < 48;
})()`;
