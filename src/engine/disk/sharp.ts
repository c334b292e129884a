import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type Sharp from 'sharp';

export type SharpModule = typeof Sharp;

// The site's own packages, and those that the engine was installed with: a package that is linked sees only these.
const placesFor = (root: string): string[] => [path.join(root, 'package.json'), import.meta.filename];

/** What the folder of a site finds under a name; undefined where it is not installed, or cannot be loaded here. */
function firstOf<T>(root: string, find: (require: NodeJS.Require) => T): T | undefined {
  for (const place of placesFor(root))
    try {
      return find(createRequire(place));
    } catch {
      // Not there, or made for another computer.
    }
  return undefined;
}

/** The version of sharp that is installed for a site. It is not loaded, which takes longer than many a check. */
export const sharpVersion = (root: string): string | undefined =>
  firstOf(root, (require) => {
    // The package keeps its own description to itself.
    const text = fs.readFileSync(path.join(path.dirname(require.resolve('sharp')), '../package.json'), 'utf8');
    return (JSON.parse(text) as { version: string }).version;
  });

/** Loads sharp, which makes pictures smaller. Whoever has photographs installs it. */
export const loadSharp = (root: string): SharpModule | undefined =>
  firstOf(root, (require) => {
    const sharp = require('sharp') as SharpModule;
    // What AV1 writes depends on the number of its threads: with one, every computer makes the same.
    sharp.concurrency(1);
    return sharp;
  });
