import { beforeAll, expect, test } from 'vitest';
import { documentOf } from '../../src/engine/build/document/document.ts';
import { readSite } from '../../src/engine/disk/read-site.ts';
import { siteEnvironment } from '../../src/engine/disk/site-environment.ts';
import { resolveContent } from '../../src/engine/resolve/resolve-content.ts';
import { realBundle } from '../support/bundle.ts';
import { PROJECT } from '../support/places.ts';
import { checkedWith, mutated, randomFrom } from '../support/random/mutations.ts';

const SLIPS = 3000;
const SEED = Number(process.env['SEED'] ?? 1);

beforeAll(async () => void (await realBundle()));

test(`of ${SLIPS} slips of the pen (seed ${SEED}) 98 of 100 that spoil a page are reported once, and what is accepted renders`, async () => {
  const { renderer } = await realBundle();
  const content = readSite(PROJECT);
  const pages = [...content.documents.values()].filter(({ kind }) => kind === 'page');
  const random = randomFrom(SEED);
  const several: string[] = [];
  const unrendered: string[] = [];
  let accepted = 0;
  for (let made = 0; made < SLIPS;) {
    const page = pages[Math.floor(random() * pages.length)];
    const slip = page && mutated(page.text, random);
    if (!page || !slip) continue;
    made++;
    const { content: changed, found } = checkedWith(content, page, slip.text);
    if (found.length > 1) several.push(`${slip.kind} in ${page.file}: ${found.map(({ code }) => code).join(', ')}`);
    if (found.length > 0) continue;
    accepted++;
    const resolved = resolveContent(changed, { ...siteEnvironment(PROJECT, renderer), drafts: true });
    const shown = resolved.page(page.address);
    const html =
      shown &&
      documentOf(shown, resolved, await renderer.renderPage(shown, resolved.siteAt(shown)), {
        boot: { src: '/boot.js' },
        app: '/app.js',
      });
    if (!html || html.includes('data-block-error') || html.includes('[object Object]'))
      unrendered.push(`${slip.kind} in ${page.file}`);
  }
  const spoilt = SLIPS - accepted;
  const rate = (spoilt - several.length) / spoilt;
  console.log(
    `${SLIPS} slips: ${accepted} accepted and rendered, ${spoilt} reported, ${(rate * 100).toFixed(2)} % of them once.`,
    several,
  );
  expect(unrendered).toEqual([]);
  expect(rate).toBeGreaterThanOrEqual(0.98);
});
