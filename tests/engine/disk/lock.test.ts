import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { withLock } from '../../../src/engine/disk/lock.ts';
import { tempSite } from '../../support/sites/temp-site.ts';

const folder = tempSite(() => undefined);
afterAll(folder.remove);
const name = path.join(folder.root, 'kept/site.lock');
const left = (): string[] => fs.readdirSync(path.dirname(name));
const never = (): never => expect.fail('Nobody else is at it.');

/** What another process leaves there while it is at it. @returns ends its turn */
function another(id = process.ppid, since = new Date()): () => void {
  const file = `${name}-${id}-other`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '');
  fs.utimesSync(file, since, since);
  return () => fs.rmSync(file, { force: true });
}

it('two take turns, and the second says that it waits', async () => {
  const said: string[] = [];
  let end = (): void => undefined;
  const first = withLock(name, () => new Promise<void>((resolve) => (end = resolve)), never);
  const second = withLock(
    name,
    async () => void said.push('second'),
    () => {
      said.push('waits');
      end();
    },
  );
  await Promise.all([first, second]);
  expect([said, left()]).toEqual([['waits', 'second'], []]);
});

it('one that fails lets the next one in', async () => {
  await expect(withLock(name, () => Promise.reject(new Error('No.')), never)).rejects.toThrow('No.');
  expect(await withLock(name, async () => 'Yes.', never)).toBe('Yes.');
});

it.each([
  ['a process that is gone', 999999999, new Date(), 1],
  ['another program that has its number by now', process.ppid, new Date('2020-01-01'), 0],
  ['an earlier process that had the number of this one, as in containers', process.pid, new Date(), 1],
  ['a process that is long gone, whose file goes then', 999999999, new Date('2020-01-01'), 0],
])('nobody waits for %s', async (_whom, owner, since, kept) => {
  const end = another(owner, since);
  expect(await withLock(name, async () => 'Done.', never)).toBe('Done.');
  expect(left()).toHaveLength(kept);
  end();
});

it('nobody waits for what another lock keeps beside it', async () => {
  const other = path.join(path.dirname(name), 'more.lock');
  fs.writeFileSync(`${other}-${process.ppid}-other`, '');
  expect(await withLock(name, async () => 'Done.', never)).toBe('Done.');
  fs.rmSync(`${other}-${process.ppid}-other`);
});

it('who waits long says so once', async () => {
  const end = another();
  const { readdirSync } = fs;
  let looks = 0;
  const looking = (folder: string, options: { withFileTypes: true }): unknown => {
    if (++looks === 3) end();
    return readdirSync(folder, options);
  };
  vi.spyOn(fs, 'readdirSync').mockImplementation(looking as typeof readdirSync);
  const onWait = vi.fn<() => void>();
  await withLock(name, async () => undefined, onWait);
  vi.restoreAllMocks();
  expect(onWait).toHaveBeenCalledTimes(1);
});

it('nobody waits where nothing may be written', async () => {
  vi.spyOn(fs, 'writeFileSync').mockImplementationOnce(() => {
    throw Object.assign(new Error('No.'), { code: 'EROFS' });
  });
  expect(await withLock(name, async () => 'Done.', never)).toBe('Done.');
  vi.restoreAllMocks();
});

describe('who looks while another one begins', () => {
  /** Takes a turn, where another process ends its own once this one waits. */
  async function takeTurn(endOther: () => void): Promise<string[]> {
    const said: string[] = [];
    await withLock(
      name,
      async () => void said.push('in turn'),
      () => {
        said.push(`waits for ${left().length}`);
        endOther();
      },
    );
    return said;
  }

  it('does not take the turn from one that had not begun when it looked, and keeps nothing there while it waits', async () => {
    let end = (): void => undefined;
    const { writeFileSync } = fs;
    vi.spyOn(fs, 'writeFileSync').mockImplementationOnce((file, text) => {
      end = another();
      writeFileSync(file, text);
    });
    expect(await takeTurn(() => end())).toEqual(['waits for 1', 'in turn']);
    vi.restoreAllMocks();
  });

  it('does not take it from one that begins where another has just ended', async () => {
    const end = another();
    vi.spyOn(fs, 'statSync').mockReturnValueOnce(undefined);
    expect(await takeTurn(end)).toEqual(['waits for 1', 'in turn']);
    vi.restoreAllMocks();
  });
});
