import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchOutsideFiles } from '../../../src/engine/dev/live/watch-outside-files.ts';
import { copyOfOwn, type TempSite } from '../../support/sites/temp-site.ts';

let site: TempSite;
beforeEach(() => {
  site = copyOfOwn();
});
afterEach(() => {
  vi.restoreAllMocks();
  site.remove();
});

it('watches the files that blocks import from elsewhere, each once, and nothing that only looks like one', () => {
  const root = fs.realpathSync(site.root);
  const watchFile = vi.spyOn(fs, 'watchFile').mockReturnValue({} as fs.StatWatcher);
  const transform = watchOutsideFiles(root).transform as (code: string, id: string) => void;
  const file = path.join(root, 'prices/list.json');
  site.write('prices/list.json', {});
  site.write('node_modules/ui/index.js', '');
  const ids = [file, `${file}?t=1`, path.join(root, 'node_modules/ui/index.js'), path.join(root, 'blocks/poster.tsx')];
  for (const id of [...ids, '/@react-refresh', '\0virtual:x', path.join(root, 'prices/gone.json')]) transform('', id);
  expect(watchFile.mock.calls.map(([name]) => name)).toEqual([file]);
});

it.each([
  ['tells the bundler what becomes of them, until the server is closed', null, ['change', 'unlink']],
  ['tells nothing where the bundler was asked to look again and again itself', {}, []],
])('%s', (_what, watch, told) => {
  const root = fs.realpathSync(site.root);
  const file = path.join(root, 'prices/list.json');
  site.write('prices/list.json', {});
  const watchFile = vi.spyOn(fs, 'watchFile').mockReturnValue({} as fs.StatWatcher);
  const unwatchFile = vi.spyOn(fs, 'unwatchFile').mockReturnValue();
  const { configureServer, transform } = watchOutsideFiles(root) as {
    configureServer: (server: object) => void;
    transform: (code: string, id: string) => void;
  };
  const seen: string[] = [];
  const watcher = { emit: (event: string, at: string) => seen.push(`${event} ${at}`) };
  const httpServer = new EventEmitter();
  configureServer({ watcher, config: { server: { watch } }, httpServer });
  transform('', file);
  const [, , changed] = watchFile.mock.calls[0] as unknown as [string, object, (now: { nlink: number }) => void];
  for (const nlink of [1, 0]) changed({ nlink });
  httpServer.emit('close');
  expect(seen).toEqual(told.map((event) => `${event} ${file}`));
  expect(unwatchFile.mock.calls).toEqual(told.length > 0 ? [[file]] : []);
});
