import type { ViteDevServer } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { createLiveFeed, type LiveFeed } from '../../../src/engine/dev/live/live-feed.ts';
import { ToolError } from '../../../src/model/diagnostics/tool-error.ts';
import type { Renderer } from '../../../src/model/rendering/renderer.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf } from '../../support/sites/temp-site.ts';
import { VIEW } from '../../support/view.ts';

const site = smallSite();
afterAll(() => site.remove());

/** A feed, and what it says in the terminal. */
function feedWith(renderer: () => Promise<Renderer>): { feed: LiveFeed; said: string[] } {
  const said: string[] = [];
  const server = {
    config: { logger: { error: (words: string) => said.push(words) } },
    environments: { client: { hot: { send: () => undefined } } },
  };
  const idle = { wait: () => Promise.resolve() };
  return { feed: createLiveFeed(site.root, server as unknown as ViteDevServer, { renderer, idle }), said };
}

test('the terminal is told of how many files what is wrong was looked for', async () => {
  for (const name of ['about', 'team']) site.write(`pages/${name}.json`, pageOf(name, [{ type: 'heroo' }]));
  const { feed, said } = feedWith(() => Promise.resolve(VIEW as Renderer));
  await feed.readAhead();
  expect(said.join()).toContain('4 files checked: 2 errors.');
});

test('of what code does wrong the terminal is told where, of any other fault what to do', async () => {
  const saidOf = async (fault: Error): Promise<string> => {
    const { feed, said } = feedWith(() => Promise.reject(fault));
    await feed.take(`${site.root}/pages/about.json`, 'update');
    return said.join();
  };
  expect(await saidOf(new TypeError('Nothing is there'))).toMatch(/^TypeError: Nothing is there\n +at /);
  expect(await saidOf(new ToolError('The schemas are broken.'))).toBe('The schemas are broken.');
});
