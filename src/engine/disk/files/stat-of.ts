import fs from 'node:fs';

/** What the disk says of a file; nothing where there is none, or where a folder on the way to it is a file. */
export const statOf = (file: string): fs.Stats | undefined => orNothing(() => fs.statSync(file));

/** The same of a link itself. */
export const linkStatOf = (file: string): fs.Stats | undefined => orNothing(() => fs.lstatSync(file));

function orNothing<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
