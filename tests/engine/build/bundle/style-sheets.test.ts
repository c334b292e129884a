import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { preprocessCSS, resolveConfig } from 'vite';
import { viteOptions } from '../../../../src/engine/build/bundle/vite-options.ts';
import { testFolder } from '../../../support/temp-folder.ts';

it('style sheets are as they were written, whatever a folder that the code lies in does to its own', async () => {
  const root = testFolder();
  const paint =
    "module.exports = { plugins: [{ postcssPlugin: 'paint', Declaration: (it) => { it.value = 'blue'; } }] };";
  fs.writeFileSync(path.join(root, 'postcss.config.cjs'), paint);
  const config = await resolveConfig({ ...viteOptions(root), root, logLevel: 'silent' }, 'build');
  const { code } = await preprocessCSS('.price { color: red; }', path.join(root, 'price.css'), config);
  expect(code).toBe('.price { color: red; }');
});
