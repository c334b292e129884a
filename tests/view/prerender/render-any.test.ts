import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentOf } from '../../../src/engine/build/document/document.ts';
import { pageArbitrary } from '../../support/random/arbitrary.ts';
import { realBundle, resolved } from '../../support/bundle.ts';
import { htmlFaults } from '../../support/html-faults.ts';
import { occurrences } from '../../support/page-html.ts';
import { runs } from '../../support/night.ts';
import { siteForExamples } from '../../support/sites/examples.ts';

const site = siteForExamples();
beforeAll(async () => void (await realBundle()));
afterAll(() => site.remove());

test('any page that the schemas allow renders, whole, as valid HTML and with one heading', async () => {
  const { renderer } = await realBundle();
  await fc.assert(
    fc.asyncProperty(pageArbitrary({ places: ['harbor'] }), async (data) => {
      site.write('pages/any.json', data);
      const content = resolved(site.root, { drafts: true });
      const page = content.page('/any');
      if (!page) throw new Error('The page was not found.');
      const html = documentOf(page, content, await renderer.renderPage(page, content.site), {
        boot: { src: '/boot.js' },
        app: '/app.js',
      });
      expect(occurrences(html, '<h1')).toBe(1);
      const scripts = 2 + occurrences(html, '<script type="application/ld+json">');
      expect(occurrences(html, '<script')).toBe(scripts);
      expect(occurrences(html, '</script>')).toBe(scripts);
      expect(html).not.toMatch(/\[object Object\]|\bundefined%|\bNaN\b/);
      expect(htmlFaults(html)).toEqual([]);
      expect(html).not.toContain('data-block-error');
    }),
    { numRuns: runs(6, 60) },
  );
}, 120_000);
