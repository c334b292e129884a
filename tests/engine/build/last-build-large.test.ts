import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { recordFile } from '../../../src/engine/build/record-file.ts';
import { lastBuild } from '../../../src/engine/build/last-build.ts';
import { folderStateInThread } from '../../../src/engine/disk/threads/folder-state.ts';
import { writeFileAtomic } from '../../../src/engine/disk/files/write-file-atomic.ts';
import { smallSite } from '../../support/sites/small-site.ts';

vi.mock('../../../src/engine/disk/threads/folder-state.ts', () => ({
  folderState: () => 'seen here',
  folderStateInThread: vi.fn(),
}));

const site = smallSite();
const out = path.join(site.root, 'dist');
const record = recordFile(site.root, out);
const summary = { pages: 2, lines: [] };

const ask = (asked: unknown = {}) => lastBuild(site.root, out, asked, Date.now() + 60_000);

/** A thread that finds the output in a state. */
function finding(state: Promise<string>) {
  const help = vi.fn<() => void>();
  vi.mocked(folderStateInThread).mockReturnValue({ state, help });
  return help;
}

/** The record of an output of few files, or of very many. */
const leaveRecord = (size: number): void => writeFileAtomic(record, ' '.repeat(size));

afterEach(() => void vi.mocked(folderStateInThread).mockReset());
afterAll(() => {
  for (const file of [record, record.replace(/json$/, 'last.json')]) fs.rmSync(file, { force: true });
  site.remove();
});

it('of an output of few files, no thread is asked', async () => {
  leaveRecord(1000);
  expect(await (await ask()).outputState).toBe('seen here');
  expect(folderStateInThread).not.toHaveBeenCalled();
});

it('of an output of very many, a thread is, and gets help where there may be nothing else to do', async () => {
  leaveRecord(1_000_001);
  const help = finding(Promise.resolve('seen there'));
  const last = await ask();
  expect([await last.outputState, help.mock.calls.length]).toEqual(['seen there', 0]);
  last.replace(summary, 'seen there');
  expect((await ask()).summary).toEqual(summary);
  expect(help).toHaveBeenCalledTimes(1);
  expect((await ask({ host: 'nginx' })).summary).toBeUndefined();
  expect(help).toHaveBeenCalledTimes(1);
});

it('of an output that a thread cannot look at, nothing is known', async () => {
  leaveRecord(1_000_001);
  finding(Promise.resolve('seen there'));
  (await ask()).replace(summary, 'seen there');
  finding(Promise.reject(new Error('No more threads.')));
  const { summary: known, outputState } = await ask();
  expect([known, await outputState]).toEqual([undefined, undefined]);
});
