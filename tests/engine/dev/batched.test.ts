import { expect, it } from 'vitest';
import { batched } from '../../../src/engine/dev/live/batched.ts';

it('does together what is asked for at once, and what is asked for meanwhile after it', async () => {
  const done: string[][] = [];
  const later: Promise<void>[] = [];
  const ask = batched(async (names: string[]) => {
    done.push(names);
    if (names.includes('b')) later.push(ask('c'), ask('d'));
  });
  await Promise.all([ask('a'), ask('b')]);
  expect(done).toEqual([['a', 'b']]);
  await Promise.all(later);
  expect(done).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

it('tells each who asked where it fails, and goes on', async () => {
  let isBroken = true;
  const ask = batched((names: string[]) =>
    isBroken ? Promise.reject(new Error(`no ${names.join()}`)) : Promise.resolve(),
  );
  const asked = [ask('a'), ask('b')];
  expect(await Promise.allSettled(asked)).toMatchObject([{ reason: { message: 'no a,b' } }, { status: 'rejected' }]);
  isBroken = false;
  await expect(ask('c')).resolves.toBeUndefined();
});
