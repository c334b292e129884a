import module from 'node:module';
import path from 'node:path';
import { requireCached } from '../../src/engine/disk/cache/compile-cache.ts';
import { unsupportedNode } from './node-version.mjs';

// For packages outside the bundle, such as Vite. Node has a compile cache since 22.1.
(module as { enableCompileCache?: () => unknown }).enableCompileCache?.();

const [word = ''] = process.argv.slice(2);
const unsupported = unsupportedNode();

if (unsupported) {
  process.stderr.write(`${unsupported}\n`);
  process.exitCode = 2;
} else requireCached(path.join(import.meta.dirname, 'main.cjs'), /^[a-z]+$/.test(word) ? word : 'help');
