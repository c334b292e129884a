import { expect, test } from 'vitest';
import { generate } from '../../../scripts/generate.ts';
import { ended } from '../../support/command.ts';

test('what is generated is what the schemas say', async () => {
  expect(await ended(generate, ['--check'])).toEqual({ status: 0, stdout: '', stderr: '' });
});
