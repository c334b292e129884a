import { expect, it } from 'vitest';
import { compileModule } from '../../../scripts/pack/view.ts';

it('what is compiled by itself for the package imports what lies there', async () => {
  const code = await compileModule('boot/code');
  const imported = [...code.matchAll(/from ["'](.+?)["']/g)].map(([, name]) => name);
  expect(imported).toEqual(['../model/rendering/ids.js']);
});
