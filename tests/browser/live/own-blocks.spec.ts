import { expect, test } from 'playwright/test';
import { hydrated, watch } from '../../support/browser/app.ts';
import { atNight } from '../../support/night.ts';
import { startDevServer } from '../../support/servers/dev-server.ts';
import { copyOfOwn } from '../../support/sites/temp-site.ts';

const NAME = 'says which block draws something else in a browser than in the page that is written';

test(NAME, atNight(true), async ({ page }) => {
  const site = copyOfOwn();
  site.write('blocks/poster.tsx', 'export default () => <h1>{typeof window}</h1>;\n');
  const server = await startDevServer(site.root);
  try {
    const faults = watch(page);
    await page.goto(server.url);
    await hydrated(page);
    // The other block on the page says the same in both.
    expect(faults).toEqual([
      expect.stringMatching(/blocks\/poster\.tsx draws other .*"object" in place of "undefined"/),
    ]);
  } finally {
    await server.stop();
    site.remove();
  }
});
