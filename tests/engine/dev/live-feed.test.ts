import fs from 'node:fs';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLiveFeed, type LiveFeed } from '../../../src/engine/dev/live/live-feed.ts';
import { ToolError } from '../../../src/model/diagnostics/tool-error.ts';
import { CHANGED, type LiveChange } from '../../../src/model/dev-protocol.ts';
import type { Renderer } from '../../../src/model/rendering/renderer.ts';
import { PROJECT } from '../../support/places.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf, type TempSite } from '../../support/sites/temp-site.ts';
import { VIEW } from '../../support/view.ts';

/** When all pages are looked at, in milliseconds after the last save. */
const LATER = 300;

let site: TempSite;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  site = smallSite();
});
afterEach(() => {
  vi.useRealTimers();
  site.remove();
});

/** A feed, what it says in the terminal, and what it tells open pages. */
function feedWith(renderer: () => Promise<Renderer>): { feed: LiveFeed; said: string[]; told: LiveChange[] } {
  const said: string[] = [];
  const told: LiveChange[] = [];
  const send = (event: string, change: LiveChange): void => void (event === CHANGED && told.push(change));
  const server = {
    config: { logger: { error: (words: string) => said.push(words) } },
    environments: { client: { hot: { send } } },
  };
  const idle = { wait: () => Promise.resolve() };
  return { feed: createLiveFeed(site.root, server as unknown as ViteDevServer, { renderer, idle }), said, told };
}
const feedOf = () => feedWith(() => Promise.resolve(VIEW as Renderer));

const full = (file: string): string => path.join(site.root, file);
const hero = (heading: string) => ({ type: 'hero', heading });

test('the terminal is told of how many files what is wrong was looked for', async () => {
  for (const name of ['about', 'team']) site.write(`pages/${name}.json`, pageOf(name, [{ type: 'heroo' }]));
  const { feed, said } = feedOf();
  await feed.readAhead();
  expect(said.join()).toContain('4 files checked: 2 errors.');
});

test('at first the terminal is told of errors alone, and editors are offered all that there is', async () => {
  site.write('pages/_site.json', { ...site.read('pages/_site.json'), checks: { 'page/orphan': 'warning' } });
  site.write('pages/lost.json', pageOf('Lost', [hero('Lost')]));
  const { feed, said } = feedOf();
  await feed.readAhead();
  expect(said).toEqual([]);
  expect(fs.readFileSync(full('.pagewright/schemas/offers.schema.json'), 'utf8')).toContain('Lost');
});

test('of what code does wrong the terminal is told where, of any other fault what to do', async () => {
  const saidOf = async (fault: Error): Promise<string> => {
    const { feed, said } = feedWith(() => Promise.reject(fault));
    // Nobody knows whose it is: whoever else hears of it would load all pages anew.
    expect(await feed.take(full('pages/about.json'), 'update')).toBe(true);
    return said.join();
  };
  expect(await saidOf(new TypeError('Nothing is there'))).toMatch(/^TypeError: Nothing is there\n +at /);
  expect(await saidOf(new ToolError('The schemas are broken.'))).toBe('The schemas are broken.');
});

test('what could not be opened is opened once it can be', async () => {
  const renderer = vi.fn<() => Promise<Renderer>>().mockRejectedValueOnce(new ToolError('The schemas are broken.'));
  renderer.mockResolvedValue(VIEW as Renderer);
  const { feed } = feedWith(renderer);
  await expect(feed.liveNow()).rejects.toThrow('The schemas are broken.');
  expect(await feed.liveNow()).toBe(await feed.liveNow());
  expect(renderer).toHaveBeenCalledTimes(2);
});

describe('of a file that is saved', () => {
  /** Takes a file with other words in it. */
  const save = async (feed: LiveFeed, file: string, data: unknown): Promise<boolean> => {
    const type = fs.existsSync(full(file)) ? 'update' : 'create';
    site.write(file, data);
    return feed.take(full(file), type);
  };
  const withTheme = (theme: object): object => ({ ...site.read('pages/_site.json'), theme });

  test('open pages are told whether header and footer, and whether colors and letters may be others', async () => {
    const { feed, told, said } = feedOf();
    await save(feed, 'pages/index.json', pageOf('Home', [hero('Welcome')]));
    await save(feed, 'pages/_site.json', { ...site.read('pages/_site.json'), name: 'Another' });
    await save(feed, 'pages/_site.json', withTheme({ colors: { ground: '#F6F8F2' } }));
    await save(feed, 'pages/index.json', pageOf('Home', [hero('Hello')]));
    fs.cpSync(path.join(PROJECT, 'public/fonts'), full('public/fonts'), { recursive: true });
    const font = { family: 'Instrument Sans', file: '/fonts/instrument-sans.woff2' };
    await save(feed, 'pages/_site.json', { ...site.read('pages/_site.json'), font });
    expect(told).toEqual([
      { layout: false, look: false },
      { layout: true, look: false },
      { layout: true, look: true },
      { layout: false, look: false },
      { layout: true, look: true },
    ]);
    expect(said).toEqual([]);
  });

  test('the look is told in comparison with what was shown last, whatever was broken in between', async () => {
    const { feed, told } = feedOf();
    await feed.liveNow();
    await save(feed, 'pages/_site.json', withTheme({ colors: { ground: '#F6F8F2' } }));
    await save(feed, 'pages/_site.json', { ...withTheme({ colors: { ground: '#F2F6F8' } }), naem: 'Broken' });
    const sound = site.read('pages/_site.json');
    delete sound['naem'];
    await save(feed, 'pages/_site.json', sound);
    expect(told.map(({ look }) => look)).toEqual([true, false, true]);
  });

  test('the terminal is told what is wrong with it, and of others what follows from it, once nothing is saved for a while', async () => {
    site.write('pages/_site.json', { ...site.read('pages/_site.json'), checks: { 'page/orphan': 'warning' } });
    const { feed, said, told } = feedOf();
    await feed.readAhead();
    await vi.advanceTimersByTimeAsync(LATER);
    told.length = said.length = 0;
    await save(feed, 'pages/lost.json', pageOf('Lost', [{ type: 'heroo' }]));
    expect([said.length, told.length]).toEqual([1, 1]);
    expect(said[0]).toContain('block/unknown-type');
    await save(feed, 'pages/lost.json', pageOf('Lost', [hero('Lost')]));
    await vi.advanceTimersByTimeAsync(LATER - 1);
    await save(feed, 'pages/lost.json', pageOf('Lost', [hero('Lost again')]));
    await vi.advanceTimersByTimeAsync(LATER - 1);
    expect([said.length, told.length]).toEqual([1, 3]);
    await vi.advanceTimersByTimeAsync(1);
    expect(said[1]).toContain('page/orphan');
    expect([said.length, told.slice(3)]).toEqual([2, [{ layout: true }]]);
  });

  test('open pages are told which pictures were written anew: they keep those that they have shown', async () => {
    const { feed, told } = feedOf();
    await feed.liveNow();
    await save(feed, 'public/images/blå dør.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>');
    fs.rmSync(full('public/images/blå dør.svg'));
    await feed.take(full('public/images/blå dør.svg'), 'delete');
    expect(told.map(({ files }) => files)).toEqual([['/images/blå dør.svg'], undefined]);
  });

  test('open pages are told nothing more where all pages together are as they were', async () => {
    const { feed, told } = feedOf();
    await feed.readAhead();
    await vi.advanceTimersByTimeAsync(LATER);
    await save(feed, 'pages/index.json', pageOf('Home', [hero('Welcome')]));
    await vi.advanceTimersByTimeAsync(LATER);
    expect(told).toEqual([{ layout: false, look: false }]);
  });

  test('one that belongs to no content is told to nobody', async () => {
    const { feed, told } = feedOf();
    expect([await save(feed, 'notes.json', {}), await save(feed, 'public/notes.txt', '')]).toEqual([false, true]);
    expect(told).toHaveLength(1);
  });

  test('those that are saved at once are taken together', async () => {
    const { feed, told } = feedOf();
    await feed.liveNow();
    await Promise.all(['a', 'b', 'c'].map((name) => save(feed, `pages/${name}.json`, pageOf(name, [hero(name)]))));
    expect(told).toHaveLength(1);
  });

  test('editors are offered what came, what went and what is called otherwise, once nothing is saved for a while', async () => {
    const offered = (): string | undefined => {
      const file = full('.pagewright/schemas/offers.schema.json');
      return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
    };
    const { feed } = feedOf();
    await save(feed, 'pages/index.json', pageOf('Home', [hero('Welcome')]));
    await vi.advanceTimersByTimeAsync(LATER);
    expect(offered()).toBeUndefined();
    await save(feed, 'pages/about.json', pageOf('About', [hero('About')]));
    // What is more to write is not forgotten over what is less.
    await save(feed, 'pages/about.json', pageOf('About us', [hero('About')]));
    expect(offered()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(LATER);
    expect(offered()).toContain('About us');
    expect(fs.existsSync(full('.pagewright/schemas/page.schema.json'))).toBe(true);
    await save(feed, 'pages/about.json', pageOf('Who we are', [hero('About')]));
    await vi.advanceTimersByTimeAsync(LATER);
    expect(offered()).toContain('Who we are');
    await save(feed, 'pages/about.json', pageOf('Whoever we are', [hero('About')]));
    // Nor is it over nothing.
    await save(feed, 'pages/index.json', pageOf('Home', [hero('Hello')]));
    await vi.advanceTimersByTimeAsync(LATER);
    expect(offered()).toContain('Whoever we are');
    fs.rmSync(full('pages/about.json'));
    await feed.take(full('pages/about.json'), 'delete');
    await vi.advanceTimersByTimeAsync(LATER);
    expect(offered()).not.toContain('Whoever we are');
  });
});

describe('of a kind of block of the site’s own', () => {
  const part = async (feed: LiveFeed, file: string, text: string): Promise<void> => {
    site.write(file, text);
    await feed.reloadSchemas(full(file));
  };

  test('whoever makes it sees it in open pages, and is told what is wrong; its code is the bundler’s once it is known', async () => {
    fs.cpSync(path.join(PROJECT, 'tests/fixtures/own-block/blocks'), full('blocks'), { recursive: true });
    const { feed, said, told } = feedOf();
    await feed.liveNow();
    await part(feed, 'blocks/poster.tsx', 'export default () => "Other";');
    expect(told).toEqual([]);
    await part(feed, 'icons/hand.svg', '<svg viewBox="0 0 24 24"><path d="M0 0h9"/></svg>');
    expect([said, told]).toEqual([[], [{ layout: true }]]);
    expect(fs.existsSync(full('.pagewright/blocks.d.ts'))).toBe(true);
    fs.rmSync(full('blocks/poster.tsx'));
    await feed.reloadSchemas(full('blocks/poster.tsx'));
    expect([said.join(), told.length]).toEqual([expect.stringContaining('own/no-component'), 2]);
  });

  test('what lies in a folder of its own is told to belong elsewhere, until it is there', async () => {
    fs.cpSync(path.join(PROJECT, 'tests/fixtures/own-block/blocks'), full('blocks'), { recursive: true });
    const { feed, said, told } = feedOf();
    await feed.liveNow();
    fs.rmSync(full('blocks/poster.tsx'));
    fs.mkdirSync(full('blocks/poster'));
    fs.renameSync(full('blocks/poster.schema.json'), full('blocks/poster/schema.json'));
    await feed.reloadSchemas(full('blocks/poster/schema.json'));
    expect([said.join(), told.length]).toEqual([expect.stringContaining('own/in-folder'), 1]);
    fs.rmSync(full('blocks/poster/schema.json'));
    await feed.reloadSchemas(full('blocks/poster/schema.json'));
    expect([said.length, told.length]).toEqual([1, 2]);
  });

  test('code that is exported otherwise, or as before again, is looked at', async () => {
    fs.cpSync(path.join(PROJECT, 'tests/fixtures/own-block/blocks'), full('blocks'), { recursive: true });
    const { feed, said, told } = feedOf();
    await feed.liveNow();
    await part(feed, 'blocks/poster.tsx', 'export function Poster() { return "Other"; }');
    expect([said.join(), told.length]).toEqual([expect.stringContaining('own/no-default'), 1]);
    await part(feed, 'blocks/poster.tsx', 'export function Poster() { return "Another"; }');
    await part(feed, 'blocks/poster.tsx', 'export default function Poster() { return "Other"; }');
    expect([said.length, told.length]).toEqual([1, 2]);
    await part(feed, 'blocks/poster.tsx', 'export default function Poster() { return "Another"; }');
    expect([said.length, told.length]).toEqual([1, 2]);
  });

  test('what lies beside is none', async () => {
    const { feed, told } = feedOf();
    for (const file of ['blocks/notes.txt', 'blocks/parts/hand.tsx', 'hand.svg', 'pages/index.json'])
      await feed.reloadSchemas(full(file));
    expect(told).toEqual([]);
  });
});
