// One walk through the fixture site in Firefox: pages are drawn, what is pointed at comes to life, and nothing complains.
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { findFirefox } from '../../scripts/browser.ts';
import { createSiteServer } from '../../src/engine/build/server/serve.ts';
import { FIXTURE } from '../support/sites/dist.ts';
import { listen } from '../support/servers/site-server.ts';
import { startFirefox, type Firefox } from './marionette.ts';

const program = findFirefox();
if (!program) throw new Error('There is no Firefox. Install it (Debian: firefox-esr) or set FIREFOX to its path.');

const server = createSiteServer(FIXTURE, []);
const url = await listen(server);
const firefox = await startFirefox(program);

async function until(what: string, script: string): Promise<void> {
  for (let left = 100; left > 0; left -= 1) {
    if (await firefox.run<boolean>(`return ${script}`)) return;
    await wait(100);
  }
  throw new Error(`Firefox: ${what} did not happen within ten seconds.`);
}

/** An element of the page, by the one key that WebDriver gives it. */
async function element(css: string): Promise<Record<string, string>> {
  const found = await firefox.send('WebDriver:FindElement', { using: 'css selector', value: css });
  return (found as { value: Record<string, string> }).value;
}

const click = async (css: string): Promise<unknown> =>
  firefox.send('WebDriver:ElementClick', { id: Object.values(await element(css))[0] });

async function pointAt(css: string): Promise<void> {
  const move = { type: 'pointerMove', origin: await element(css), x: 0, y: 0, duration: 0 };
  const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [move] };
  await firefox.send('WebDriver:PerformActions', { actions: [mouse] });
}

// A hint at a module that is there already is an error for Firefox, and for nobody else.
const LISTEN = `window.faults = [];
for (const sign of ['error', 'unhandledrejection', 'securitypolicyviolation'])
  addEventListener(sign, ({ target, message, reason, violatedDirective }) => {
    if (target.rel !== 'modulepreload')
      faults.push([sign, message ?? reason ?? violatedDirective ?? target.outerHTML].join(' '));
  }, true);`;

async function walk({ send, run }: Firefox): Promise<void> {
  await send('WebDriver:Navigate', { url: `${url}/` });
  await run(LISTEN);
  assert.equal(await run('return document.querySelector("h1").textContent'), 'Bring the squeak, leave with the ride');
  await click('header button');
  await until('a menu that opens', 'Boolean(document.querySelector("header :popover-open"))');
  await pointAt('header :popover-open a');
  await until('an app that starts', 'performance.getEntriesByName("pagewright:ready").length === 1');
  assert.equal(await run('return document.querySelectorAll("header :popover-open").length'), 1, 'with its menu open');
  await click('header :popover-open a');
  await until('a link that is followed', 'location.pathname === "/repairs/tune-up"');
  await until('a page that is shown', 'document.querySelector("h1").textContent === "Ninety minutes to a quiet bike"');
  assert.deepEqual(await run('return window.faults'), [], 'and in the same document, without a complaint');

  await send('WebDriver:Navigate', { url: `${url}/bikes` });
  await run(LISTEN);
  await click('#here [role=group] button:nth-of-type(2)');
  await until('a list that is narrowed', 'document.querySelectorAll("#here article").length === 1');
  assert.deepEqual(await run('return window.faults'), []);
}

try {
  await walk(firefox);
  console.log(`The fixture site works in ${program}.`);
} finally {
  await firefox.close();
  server.closeAllConnections();
  server.close();
}
