import { defineConfig } from 'vite';
import { devOptions } from './src/engine/dev/dev-options.ts';

/** For whoever starts Vite itself: the same as `npm start`, and PAGEWRIGHT_ROOT names another folder than this one. */
export default defineConfig(devOptions(process.env['PAGEWRIGHT_ROOT'] ?? '.'));
