import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { LiveContent } from '../../../src/engine/dev/live/live-content.ts';
import { applyChanges } from '../../../src/engine/dev/live/apply-changes.ts';

const root = path.resolve('/site');

/** Content in which something is found wrong with files each time that these are taken, and how often that was. */
function contentWith(...found: { file: string; code: string }[][]) {
  const taken: string[][] = [];
  const live: unknown = {
    content: () => ({ documents: new Map(), source: { root } }),
    site: () => undefined,
    update: (...files: string[]) => {
      taken.push(files.map((file) => path.relative(root, file)));
      return found.shift() ?? [];
    },
  };
  return { live: live as LiveContent, taken };
}

const files = ['a.json', 'b.json', 'c.json'].map((name) => path.join(root, name));
const fault = { file: 'a.json', code: 'block/unknown-type' };

it('takes files once more of which half was read, a moment later, and tells what is wrong with each then', async () => {
  const cutOff = [
    { file: 'b.json', code: 'json/empty' },
    { file: 'c.json', code: 'json/cut-off' },
  ];
  const later = { file: 'c.json', code: 'link/missing-page' };
  const { live, taken } = contentWith([fault, ...cutOff], [later]);
  const taking = applyChanges(live, files);
  await setImmediate();
  expect(taken).toHaveLength(1);
  expect((await taking).problems).toEqual([fault, later]);
  expect(taken).toEqual([
    ['a.json', 'b.json', 'c.json'],
    ['b.json', 'c.json'],
  ]);
});

it('takes whole files once, whatever is wrong with them', async () => {
  const { live, taken } = contentWith([fault]);
  expect((await applyChanges(live, files)).problems).toEqual([fault]);
  expect(taken).toHaveLength(1);
});
