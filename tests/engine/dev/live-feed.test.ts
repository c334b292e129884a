import type { ViteDevServer } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { createLiveFeed } from '../../../src/engine/dev/live/live-feed.ts';
import type { Renderer } from '../../../src/model/rendering/renderer.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf } from '../../support/sites/temp-site.ts';
import { VIEW } from '../../support/view.ts';

const site = smallSite();
afterAll(() => site.remove());

test('the terminal is told of how many files what is wrong was looked for', async () => {
  for (const name of ['about', 'team']) site.write(`pages/${name}.json`, pageOf(name, [{ type: 'heroo' }]));
  const said: string[] = [];
  const server = {
    config: { logger: { error: (words: string) => said.push(words) } },
    environments: { client: { hot: { send: () => undefined } } },
  };
  const renderer = (): Promise<Renderer> => Promise.resolve(VIEW as Renderer);
  const feed = createLiveFeed(site.root, server as unknown as ViteDevServer, {
    renderer,
    idle: { wait: () => Promise.resolve() },
  });
  await feed.readAhead();
  expect(said.join()).toContain('4 files checked: 2 errors.');
});
