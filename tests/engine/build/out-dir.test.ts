import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isUnchanged } from '../../../src/engine/build/output/output-folder.ts';
import { isOutput, resolveOutDir } from '../../../src/engine/build/output/out-dir.ts';
import { removeLeftovers, restoreOutput } from '../../../src/engine/build/output/replace-folder.ts';
import { tempSite, type TempSite } from '../../support/sites/temp-site.ts';

/** As builds write it. */
const NOT_FOUND = '<!doctype html><script type="application/json" id="_page" data-not-found></script>';

let parent: TempSite;
let root: string;
beforeEach(() => {
  parent = tempSite((folder) => {
    root = path.join(fs.realpathSync(folder), 'site');
    for (const name of ['site/pages', 'site/public', 'docs', 'built/assets'])
      fs.mkdirSync(path.join(folder, name), { recursive: true });
    fs.writeFileSync(path.join(folder, 'docs/mine.txt'), 'Mine.');
    fs.writeFileSync(path.join(folder, 'built/404.html'), NOT_FOUND);
    for (const name of ['by-hand/assets', 'kept/.git', 'kept/assets'])
      fs.mkdirSync(path.join(folder, name), { recursive: true });
    for (const name of ['robots.txt', '404.html']) fs.writeFileSync(path.join(folder, 'by-hand', name), 'Mine.');
    fs.writeFileSync(path.join(folder, 'kept/404.html'), NOT_FOUND);
  });
});
afterEach(() => parent.remove());

const placeOf = (out: string): string => resolveOutDir(out && path.join(root, out), root, isOutput);

describe('the folder that a build replaces', () => {
  it.each(['dist', '../new', '../built'])('may be %s', (out) => {
    expect(placeOf(out)).toBe(path.join(root, out));
  });

  it.each([
    ['', 'it is empty'],
    ['.', 'has the site itself in it'],
    ['..', 'has the site itself in it'],
    ['pages', 'lies in "pages" of the site'],
    ['public/new', 'lies in "public" of the site'],
    ['blocks/new', 'lies in "blocks" of the site'],
    ['icons/new', 'lies in "icons" of the site'],
    ['templates/new', 'lies in "templates" of the site'],
    ['.git', 'lies in ".git" of the site'],
    ['.pagewright/new', 'lies in ".pagewright" of the site'],
    ['node_modules/new', 'lies in "node_modules" of the site'],
    ['../docs', 'such as "mine.txt"'],
    ['../by-hand', 'there is something else in'],
    ['../kept', 'such as ".git"'],
  ])('is not %j', (out, why) => {
    expect(() => placeOf(out)).toThrow(why);
  });

  it('is what a link leads to', () => {
    fs.symlinkSync('../built', path.join(root, 'dist'));
    expect(placeOf('dist')).toBe(path.join(root, '../built'));
    fs.symlinkSync('../later', path.join(root, 'next'));
    expect(placeOf('next')).toBe(path.join(root, '../later'));
    fs.symlinkSync('pages', path.join(root, 'wrong'));
    expect(() => placeOf('wrong')).toThrow('lies in "pages" of the site');
  });
});

it.each([
  ['', 999999999],
  [', also where it had the number of this one, as in containers', process.pid],
])('an output that a process had taken away when it died is put back%s', (_where, id) => {
  const out = path.join(root, 'dist');
  for (const [name, words] of Object.entries({ next: 'Half.', previous: 'Before.' })) {
    fs.mkdirSync(`${out}.${name}-${id}`);
    fs.writeFileSync(`${out}.${name}-${id}/index.html`, words);
  }
  restoreOutput(out);
  expect(fs.readFileSync(`${out}/index.html`, 'utf8')).toBe('Before.');
});

it('an output that is there, or was never made, is left as it is', () => {
  const out = path.join(root, '../built');
  fs.mkdirSync(`${out}.previous-999999999`);
  restoreOutput(out);
  expect(fs.readdirSync(out)).toEqual(['404.html', 'assets']);
  expect(() => restoreOutput(path.join(root, 'none/dist'))).not.toThrow();
});

it('what dead processes left beside an output is removed, and what may not be removed is named', () => {
  const out = path.join(root, '../built');
  for (const name of ['next-999999998', 'previous-999999999', `next-${process.pid}`, 'mine'])
    fs.mkdirSync(`${out}.${name}`);
  expect(removeLeftovers(out, () => undefined).toSorted()).toEqual([
    `${out}.next-999999998`,
    `${out}.previous-999999999`,
  ]);
  expect(removeLeftovers(out)).toEqual([]);
  expect(fs.existsSync(`${out}.next-${process.pid}`) && fs.existsSync(`${out}.mine`)).toBe(true);
});

it('a file is not as a build has left it where its folder is a file by now', () => {
  const dir = path.join(root, '../docs');
  const files = { 'mine.txt/page.html': { key: 'a', size: 5, time: 1 } };
  expect(isUnchanged({ dir, files }, 'mine.txt/page.html', 'a')).toBe(false);
});
