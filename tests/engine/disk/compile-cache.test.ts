import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { tempSite } from '../../support/sites/temp-site.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { PROJECT } from '../../support/places.ts';

const folder = tempSite(() => {});
const cache = path.join(folder.root, `code-cache/greet-${process.version}-${process.arch}`);
/** In a single file of JavaScript it is loaded ten times as fast as from its sources. */
const loader = path.join(tempFolder(), 'compile-cache.mjs');
beforeAll(async () => {
  const input = path.join(PROJECT, 'src/engine/disk/cache/compile-cache.ts');
  await build({ input, platform: 'node', output: { file: loader } });
});
afterAll(() => folder.remove());

beforeEach(() => {
  fs.rmSync(path.join(folder.root, 'code-cache'), { recursive: true, force: true });
  folder.write('engine/main.cjs', `exports.greet = () => require('./words.cjs').greeting(__filename);`);
  folder.write(
    'engine/words.cjs',
    `const { basename } = require('node:path'); const main = require('./main.cjs');
exports.greeting = (file) => 'Hello from ' + basename(file) + (main.greet ? '' : ', not from me');`,
  );
});

/** Loads the bundle in a process of its own, which runs some code with it. @returns what that printed */
function run(code: string): string {
  const module = JSON.stringify(pathToFileURL(loader));
  const entry = JSON.stringify(path.join(folder.root, 'engine/main.cjs'));
  const script = `const { requireCached } = await import(${module}); const main = requireCached(${entry}, 'greet'); ${code}`;
  const args = ['--input-type=module', '--eval', script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return (stdout + stderr).trim();
}

const GREET = 'console.log(main.greet())';
const GREETING = 'Hello from main.cjs';

it('loads modules that ask for each other and for those of Node, and keeps what was compiled', () => {
  expect(run(GREET)).toBe(GREETING);
  const kept = fs.readFileSync(cache);
  expect(run(GREET)).toBe(GREETING);
  expect(fs.readFileSync(cache).equals(kept)).toBe(true);
  expect(fs.readdirSync(path.dirname(cache))).toEqual([path.basename(cache)]);
});

it('adds what is loaded for the first time later', () => {
  run('');
  const kept = fs.statSync(cache).size;
  expect(run(GREET)).toBe(GREETING);
  expect(fs.statSync(cache).size).toBeGreaterThan(kept);
});

it('loads a module anew that could not be loaded before, and not half of it', () => {
  const words = path.join(folder.root, 'engine/words.cjs');
  const code = `const fs = await import('node:fs'); const file = ${JSON.stringify(words)};
const text = fs.readFileSync(file, 'utf8');
fs.writeFileSync(file, text + '; require("./gone.cjs");');
for (const _ of [1, 2]) try { console.log(main.greet()); } catch ({ code }) { console.log(code); }
fs.writeFileSync(file, text);
${GREET}`;
  expect(run(code).split('\n')).toEqual(['ENOENT', 'ENOENT', GREETING]);
});

it('compiles anew what was not kept of these files, or not whole', () => {
  expect(run(GREET)).toBe(GREETING);
  const kept = fs.readFileSync(cache);
  for (const spoiled of [Buffer.from('nothing of the kind'), kept.subarray(0, kept.length / 2)]) {
    fs.writeFileSync(cache, spoiled);
    expect(run(GREET)).toBe(GREETING);
    expect(fs.readFileSync(cache).length).toBeGreaterThan(spoiled.length);
  }
  folder.write(
    'engine/main.cjs',
    `exports.greet = () => 'Others, and more words than before, so they differ in length';`,
  );
  expect(run(GREET)).toMatch(/^Others/);
});

it('keeps nothing of a bundle that was removed meanwhile', () => {
  run(`${GREET}; fs.rmSync(${JSON.stringify(folder.root)}, { recursive: true });`);
  expect(fs.existsSync(folder.root)).toBe(false);
});

it('goes on where nothing can be kept', () => {
  folder.write('code-cache', 'A file in its place.');
  expect(run(GREET)).toBe(GREETING);
  expect(run(GREET)).toBe(GREETING);
});

it('says of a fault where it is', () => {
  folder.write('engine/main.cjs', `exports.greet = () => { throw new Error('Nobody is there.'); };`);
  const place = /main\.cjs:1:(\d+)/;
  const column = Number(place.exec(run(GREET))?.[1]);
  expect(column).toBe(fs.readFileSync(path.join(folder.root, 'engine/main.cjs'), 'utf8').indexOf('new Error') + 1);
});
