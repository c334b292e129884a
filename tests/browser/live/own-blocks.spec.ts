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

test(
  'a block shows what it imports from public/ as it is saved, and says what visitors would not see',
  atNight(true),
  async ({ page }) => {
    const site = copyOfOwn();
    site.write('public/data/price.json', { price: 'Four' });
    site.write(
      'blocks/poster.tsx',
      "import data from '../public/data/price.json';\nexport default () => <h1><style>{'i{}'}</style>{data.price}</h1>;\n",
    );
    const server = await startDevServer(site.root);
    try {
      const faults = watch(page);
      await page.goto(server.url);
      await hydrated(page);
      expect(faults).toEqual([expect.stringContaining('blocks/poster.tsx writes <style>, which visitors')]);
      await expect(page.getByRole('heading', { name: 'Four' })).toBeVisible();
      site.write('public/data/price.json', { price: 'Five' });
      await expect(page.getByRole('heading', { name: 'Five' })).toBeVisible();
    } finally {
      await server.stop();
      site.remove();
    }
  },
);
