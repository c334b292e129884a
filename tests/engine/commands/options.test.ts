import { expect, test, vi } from 'vitest';
import { COMMANDS } from '../../../scripts/commands.ts';

/** Says which options were asked for, in place of reading them. */
class Asked extends Error {
  constructor(readonly options: string[]) {
    super();
  }
}

vi.mock('node:util', async (original) => ({
  ...(await original<object>()),
  parseArgs: ({ options = {} }: { options?: object }) => {
    throw new Asked(Object.keys(options));
  },
}));

test.each(Object.entries(COMMANDS))('"%s" says of each of its options what it does', async (_word, { load }) => {
  const { usage, run } = await load();
  const asked: unknown = await (async () => run([]))().catch((fault: unknown) => fault);
  if (!(asked instanceof Asked)) throw new Error('The command has read no options.', { cause: asked });
  const explained = new Set([...usage.matchAll(/^ +--([a-z-]+)/gm)].map(([, name]) => name));
  expect(asked.options.filter((name) => !explained.has(name))).toEqual([]);
});
