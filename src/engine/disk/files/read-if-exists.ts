import fs from 'node:fs';
import { faultCode } from './fault-code.ts';

/** The content of a file; undefined where there is none, or a folder has its name. */
export function readIfExists(file: string): Buffer | undefined {
  try {
    return fs.readFileSync(file);
  } catch (fault) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(faultCode(fault))) return undefined;
    throw fault;
  }
}
