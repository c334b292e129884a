import path from 'node:path';
import { expect, it } from 'vitest';
import { createLiveContent } from '../../../src/engine/dev/live/live-content.ts';
import { many } from '../../support/many.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf } from '../../support/sites/temp-site.ts';
import { growthOf, STEADY } from '../../support/steps.ts';
import { VIEW } from '../../support/view.ts';

it('looks into the folders of files that come from another branch once, and not for each', () => {
  const growth = growthOf(200, (count) => {
    const site = smallSite();
    const files = many(count, (at) => `pages/posts/post-${at}.json`);
    for (const file of files) site.write(file, pageOf('Post', [{ type: 'hero', heading: 'One' }]));
    const live = createLiveContent(site.root, VIEW);
    for (const file of files) site.write(file, pageOf('Post', [{ type: 'hero', heading: 'Two' }]));
    return () => {
      live.update(...files.map((file) => path.join(site.root, file)));
      expect(live.textOf(files[0]!)).toContain('Two');
      site.remove();
    };
  });
  expect(growth).toBeLessThan(STEADY);
});
