import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { realBundle } from '../../../support/bundle.ts';

test('the code is bundled as it is published, whatever a process is for, and that stays as it was', async () => {
  const before = process.env['NODE_ENV'];
  const assets = path.join((await realBundle()).clientDir, 'assets');
  expect(process.env['NODE_ENV']).toBe(before);
  for (const name of fs.readdirSync(assets))
    expect(fs.readFileSync(path.join(assets, name), 'utf8'), name).not.toContain('jsxDEV');
});

test('no other file imports that of the search: what both share would bring it into every page that comes to life', async () => {
  const assets = path.join((await realBundle()).clientDir, 'assets');
  const files = fs.readdirSync(assets);
  const search = files.filter((name) => /^search-.*\.js$/.test(name));
  expect(search).toHaveLength(1);
  const importing = new RegExp(`(?:from|import)\\s*["'\`]\\./${search[0]}`);
  expect(files.filter((name) => importing.test(fs.readFileSync(path.join(assets, name), 'utf8')))).toEqual([]);
});
