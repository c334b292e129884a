import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';
import { writeFileAtomic } from '../../../src/engine/disk/files/write-file-atomic.ts';
import { PROJECT } from '../../support/places.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const SOURCE = path.join(PROJECT, 'src/engine/disk/files/write-file-atomic.ts');

/** What threads do: each writes the same file again and again, and says what went wrong. */
const WORK = `
const { parentPort, workerData } = require('node:worker_threads');
const faults = new Set();
for (let time = 0; time < 200; time++)
  try {
    exports.writeFileAtomic(workerData, 'the same words'.repeat(500));
  } catch (fault) {
    faults.add(fault.code);
  }
parentPort.postMessage([...faults]);`;

it('lets several threads write the same at once: two pages of one name have one picture', async () => {
  const file = path.join(tempFolder(), 'deep/picture.png');
  const bundle = await rolldown({ input: SOURCE, platform: 'node' });
  const [{ code }] = (await bundle.generate({ format: 'cjs' })).output;
  const threads = Array.from({ length: 3 }, () => new Worker(code + WORK, { eval: true, workerData: file }));
  const said = await Promise.all(threads.map((thread) => once(thread, 'message')));
  expect(said.flat(2)).toEqual([]);
  expect(fs.readdirSync(path.dirname(file))).toEqual(['picture.png']);
});

it('leaves nothing beside a place that it cannot take', () => {
  const folder = tempFolder();
  fs.mkdirSync(path.join(folder, 'picture.png'));
  expect(() => writeFileAtomic(path.join(folder, 'picture.png'), 'words')).toThrow('EISDIR');
  expect(fs.readdirSync(folder)).toEqual(['picture.png']);
});
