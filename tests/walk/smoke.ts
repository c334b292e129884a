// The walk in a browser that is not Chromium: tests/walk/smoke.ts firefox|webkit
import { findFirefox, findWebKit } from '../../scripts/support/browser.ts';
import { createSiteServer } from '../../src/engine/build/server/serve.ts';
import { listen } from '../support/servers/listen.ts';
import { FIXTURE_DIST } from '../support/places.ts';
import { startFirefox } from './firefox.ts';
import { createSession } from './session.ts';
import { listening, walk } from './walk.ts';
import { startWebKit } from './webkit.ts';

const BROWSERS = {
  firefox: { name: 'Firefox', find: findFirefox, start: startFirefox },
  webkit: { name: 'WebKit', find: findWebKit, start: startWebKit },
};

const { name, find, start } = BROWSERS[process.argv[2] as keyof typeof BROWSERS];
const program = find();
if (!program) throw new Error(`There is no ${name}.`);

const server = createSiteServer(FIXTURE_DIST, [listening]);
const url = await listen(server);
const browser = await start(program);
try {
  await walk(createSession(browser.send), url);
  console.log(`The fixture site works in ${program}.`);
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
