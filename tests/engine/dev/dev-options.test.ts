import { expect, it } from 'vitest';
import { devOptions } from '../../../src/engine/dev/dev-options.ts';

it('says so where no code can be loaded from a folder', () => {
  expect(() => devOptions('/sites/C# site')).toThrow(/there is a "#" in its name/);
});
