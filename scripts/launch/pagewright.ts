import module from 'node:module';
import path from 'node:path';
import { requireCached } from '../../src/engine/disk/cache/compile-cache.ts';
import { nodeRefusal } from './node-version.mjs';

// What is installed beside the bundle, such as Vite: Node keeps that since 22.1.
(module as { enableCompileCache?: () => unknown }).enableCompileCache?.();

const [word = ''] = process.argv.slice(2);
const refusal = nodeRefusal();

if (refusal) {
  process.stderr.write(`${refusal}\n`);
  process.exitCode = 2;
} else requireCached(path.join(import.meta.dirname, 'main.cjs'), /^[a-z]+$/.test(word) ? word : 'help');
