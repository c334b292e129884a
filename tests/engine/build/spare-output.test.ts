import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { recordFile } from '../../../src/engine/build/record-file.ts';
import type { SpareRecord } from '../../../src/engine/build/build-record.ts';
import { spareOutput } from '../../../src/engine/build/output/spare-output.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const root = tempFolder();
const out = path.join(root, 'dist');
const place = recordFile(root, out).replace(/json$/, 'spare');
const files = { 'team/dana.html': { key: 'a', size: 5, time: 1 } };
const spareOf = (spare?: SpareRecord, isKnown = true) =>
  spareOutput(root, out, { record: { spare, folder: '', files }, isKnown });

let kept: SpareRecord | undefined;
beforeEach(() => {
  const replaced = path.join(root, 'replaced');
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.mkdirSync(path.join(replaced, 'team'), { recursive: true });
  fs.writeFileSync(path.join(replaced, 'team/dana.html'), 'Dana.');
  // Disks tell times more finely than they are set.
  const time = new Date('2026-05-21');
  fs.utimesSync(path.join(replaced, 'team'), time, time);
  kept = spareOf().keep(replaced, ['index.html'], files);
});

it('the output before the last is begun from as it was kept', () => {
  expect(spareOf(kept).differs).toEqual(new Set(['index.html']));
  spareOf(kept).moveTo(path.join(root, 'next'));
  expect(fs.readFileSync(path.join(root, 'next/team/dana.html'), 'utf8')).toBe('Dana.');
});

it('it is left where the last output has what no build wrote', () => {
  expect(spareOf(kept, false).differs).toBeUndefined();
});

it('it is left where a copy has its place, such as one from a backup, which may hold something else', () => {
  const copy = `${place}.copy`;
  fs.cpSync(place, copy, { recursive: true });
  for (const folder of ['', 'team']) {
    const { atime, mtime } = fs.statSync(path.join(place, folder));
    fs.utimesSync(path.join(copy, folder), atime, mtime);
  }
  expect(spareOf(kept).differs).toBeDefined();
  fs.renameSync(place, `${place}.away`);
  fs.renameSync(copy, place);
  expect(spareOf(kept).differs).toBeUndefined();
});
