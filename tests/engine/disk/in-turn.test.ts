import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { inTurn } from '../../../src/engine/disk/in-turn.ts';
import { tempSite } from '../../support/sites/temp-site.ts';

const folder = tempSite(() => undefined);
afterAll(folder.remove);
const file = path.join(folder.root, 'kept/site.turn');
const never = (): never => expect.fail('Nobody else is at it.');

it('two take turns, and the second says that it waits', async () => {
  const said: string[] = [];
  let end = (): void => undefined;
  const first = inTurn(file, () => new Promise<void>((resolve) => (end = resolve)), never);
  const second = inTurn(
    file,
    async () => void said.push('second'),
    () => {
      said.push('waits');
      end();
    },
  );
  await Promise.all([first, second]);
  expect([said, fs.existsSync(file)]).toEqual([['waits', 'second'], false]);
});

it('one that fails lets the next one in', async () => {
  await expect(inTurn(file, () => Promise.reject(new Error('No.')), never)).rejects.toThrow('No.');
  expect(await inTurn(file, async () => 'Yes.', never)).toBe('Yes.');
});

it.each([
  ['a process that is gone', '999999999', new Date()],
  ['another program that has its number by now', String(process.ppid), new Date('2020-01-01')],
  ['one that found the disk full, and left the file empty', '', new Date(Date.now() - 60_000)],
])('nobody waits for %s', async (_whom, owner, since) => {
  fs.writeFileSync(file, owner);
  fs.utimesSync(file, since, since);
  expect(await inTurn(file, async () => 'Done.', never)).toBe('Done.');
});

it('who finds that a turn has just ended does not take the next one from another', async () => {
  fs.writeFileSync(file, String(process.ppid));
  // Between the two looks of this one, the first process ends its turn and another one begins its own.
  const look = vi.spyOn(fs, 'statSync').mockReturnValueOnce(undefined);
  const said: string[] = [];
  await inTurn(
    file,
    async () => void said.push('second'),
    () => {
      said.push('waits');
      fs.rmSync(file);
    },
  );
  look.mockRestore();
  expect(said).toEqual(['waits', 'second']);
});
