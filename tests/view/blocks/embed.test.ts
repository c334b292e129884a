import { expect, test } from 'vitest';
import { renderedWhere } from '../../support/fixture-blocks.ts';

test('embeds and the question before visits are counted have the corners of the site, which are round here', async () => {
  const embed = { type: 'embed', kind: 'video', src: 'https://video.example', name: 'a site', title: 'A ride' };
  const analytics = { provider: 'plausible', consent: true, name: 'Plausible' };
  const { css } = await renderedWhere({ analytics }, embed);
  const [stage] = /aspect-ratio:16\/9[^}]*/.exec(css) ?? [];
  const [answer] = /\{min-height:44px;padding:\.5rem 1\.25rem[^}]*/.exec(css) ?? [];
  expect(stage).toContain('border-radius:36px');
  expect(answer).toContain('border-radius:24px');
});
