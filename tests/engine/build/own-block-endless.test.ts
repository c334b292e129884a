import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { renderWatchdog } from '../../../src/engine/build/bundle/own/render-watchdog.ts';
import type { ResolvedPage } from '../../../src/model/page/types.ts';
import { PROJECT } from '../../support/places.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const folder = tempFolder();
const said = path.join(folder, 'said');
const terminal = fs.openSync(said, 'w');
afterAll(() => fs.closeSync(terminal));

const pageWith = (...types: string[]): ResolvedPage =>
  ({ path: '/hours', blocks: types.map((type) => ({ type })) }) as unknown as ResolvedPage;

/** Keeps this thread busy, as a loop without an end does, until another has said something or there was time enough. */
function busy(most: number): void {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; waited < most && fs.statSync(said).size === 0; waited += 10) Atomics.wait(clock, 0, 0, 10);
}

it('says which page of a site is drawn without an end, and what of its own stands on it', async () => {
  const watch = renderWatchdog((type) => type !== 'hero', { timeout: 50, terminal });
  expect(await watch(pageWith('hero'), () => 'drawn')).toBe('drawn');
  expect(await watch(pageWith('hero', 'rota'), () => 'drawn, too')).toBe('drawn, too');
  await watch(pageWith('hero', 'rota', 'prices', 'rota'), () => busy(10_000));
  const words = fs.readFileSync(said, 'utf8');
  expect(words).toContain('The page /hours is being drawn for 0.05 seconds already.');
  expect(words).toContain('It has blocks/rota.tsx and blocks/prices.tsx:');
});

it('leaves Ctrl+C to the system meanwhile, and to who listened to it afterwards', async () => {
  const listener = (): void => {};
  process.once('SIGINT', listener);
  onTestFinished(() => void process.off('SIGINT', listener));
  const before = process.rawListeners('SIGINT');
  const watch = renderWatchdog(() => true, { terminal });
  expect(await watch(pageWith('rota'), () => process.listenerCount('SIGINT'))).toBe(0);
  expect(process.rawListeners('SIGINT')).toEqual(before);
});

const ENDLESS = `
import { renderWatchdog } from './src/engine/build/bundle/own/render-watchdog.ts';
process.on('SIGINT', () => {});
renderWatchdog(() => true)({ path: '/hours', blocks: [{ type: 'rota' }] }, () => {
  process.stdout.write('drawing');
  for (;;);
});`;

it('can be stopped with Ctrl+C', async () => {
  const drawing = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', ENDLESS], {
    cwd: PROJECT,
  });
  onTestFinished(() => void drawing.kill('SIGKILL'));
  await once(drawing.stdout, 'data');
  drawing.kill('SIGINT');
  expect(await once(drawing, 'exit')).toEqual([null, 'SIGINT']);
});
