import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type Sharp from 'sharp';

/** The default export of sharp. */
export type SharpModule = typeof Sharp;

// The packages of the site, and those beside the engine: a linked package finds only the latter.
const placesFor = (root: string): string[] => [path.join(root, 'package.json'), import.meta.filename];

/** The result of the first lookup that succeeds; undefined where sharp is not installed, or not for this platform. */
function firstOf<T>(root: string, find: (require: NodeJS.Require) => T): T | undefined {
  for (const place of placesFor(root))
    try {
      return find(createRequire(place));
    } catch {
      // Not installed, or for another platform.
    }
  return undefined;
}

/** The installed version of sharp. It is not loaded, which takes longer than many a check. */
export const sharpVersion = (root: string): string | undefined =>
  firstOf(root, (require) => {
    // The package does not export its package.json.
    const text = fs.readFileSync(path.join(path.dirname(require.resolve('sharp')), '../package.json'), 'utf8');
    return (JSON.parse(text) as { version: string }).version;
  });

/** Loads sharp, an optional peer dependency for copies of photographs. */
export const loadSharp = (root: string): SharpModule | undefined =>
  firstOf(root, (require) => {
    const sharp = require('sharp') as SharpModule;
    // The output of AV1 depends on the number of threads: with one, it is the same on every computer.
    sharp.concurrency(1);
    return sharp;
  });
