import { defineConfig } from 'vite';
import { devOptions } from './src/engine/dev/dev-options.ts';

/**
 * Makes `npx vite` the same as `npm start`; the variable PAGEWRIGHT_ROOT is the folder of the site, by default this
 * one.
 */
export default defineConfig(devOptions(process.env['PAGEWRIGHT_ROOT'] ?? '.'));
