import fs from 'node:fs';

/**
 * The state of a file; undefined where there is none. Unlike `throwIfNoEntry: false`, also where its folder is a file.
 */
export const statOf = (file: string): fs.Stats | undefined => orUndefined(() => fs.statSync(file));

/** The same for a symbolic link itself. */
export const linkStatOf = (file: string): fs.Stats | undefined => orUndefined(() => fs.lstatSync(file));

function orUndefined<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
