import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { svgIn } from '../../../src/engine/build/drawing/nested-svg.ts';
import { sanitizeSvg } from '../../../src/engine/build/drawing/sanitize-svg.ts';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { saturated } from '../../support/hostile/hostile-content.ts';
import { filesFaults, xmlIn } from '../../support/hostile/hostile-files.ts';
import type { Vocabulary } from '../../support/hostile/hostile-html.ts';
import { inspectSound, SOUND_SITES } from '../../support/hostile/hostile-sites.ts';
import { FEW, HOSTILE_SVG } from '../../support/hostile/hostile-values.ts';
import type { Inspector } from '../../support/hostile/html-inspector.ts';

const folder = tempFolder();
let inspector: Inspector;
let vocabulary: Vocabulary;
beforeAll(async () => {
  ({ inspector, vocabulary } = await inspectSound(folder));
});
afterAll(() => inspector.close());

test.each(SOUND_SITES)('what the checker takes for text is text in every file of a build', async (content) => {
  const { site, count } = saturated(content, FEW[0]);
  expect(count).toBeGreaterThan(50);
  const out = path.join(folder, 'hostile');
  await buildSite(site, { out });
  expect(fs.readFileSync(path.join(out, 'index.html'), 'utf8')).toContain('onerror=pwned()');
  expect(await filesFaults(out, inspector, vocabulary)).toEqual([]);
});

test('of a mark that acts, what is made of it only shows', () => {
  const still = sanitizeSvg(svgIn(HOSTILE_SVG));
  expect(() => xmlIn(still)).not.toThrow();
  expect(still).toContain('<path d="M1 1h22v22H1z">');
  expect(still).not.toMatch(/evil\.example\/x\.(?:png|svg)/);
});
