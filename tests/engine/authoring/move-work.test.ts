import { afterEach, beforeEach, expect, it } from 'vitest';
import { planMove } from '../../../src/engine/authoring/move/plan.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { many } from '../../support/many.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf, type TempSite } from '../../support/sites/temp-site.ts';
import { growthOf, STEADY } from '../../support/steps.ts';

let site: TempSite;
beforeEach(() => {
  site = smallSite();
});
afterEach(() => site.remove());

it('changes all links of a file at once: it is not written anew for each', () => {
  const growth = growthOf(60, (count) => {
    site.write('pages/old.json', pageOf('Old', [{ type: 'hero', heading: 'Old' }]));
    const blocks = many(count, (at) => ({ type: 'prose', body: `Word ${at} of [the old place](/old).` }));
    site.write('pages/page.json', pageOf('Page', blocks));
    const content = readSite(site.root);
    return () => expect(planMove(content, '/old', '/new').changedAddresses.get('pages/page.json')).toHaveLength(count);
  });
  expect(growth).toBeLessThan(STEADY);
});
