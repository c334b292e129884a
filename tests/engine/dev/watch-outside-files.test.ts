import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { watchOutsideFiles } from '../../../src/engine/dev/live/watch-outside-files.ts';
import { copyOfOwn } from '../../support/sites/temp-site.ts';

const site = copyOfOwn();
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
