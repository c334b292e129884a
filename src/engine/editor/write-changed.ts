import fs from 'node:fs';
import { writeFileAtomic } from '../disk/files/write-file-atomic.ts';

/**
 * Writes help for editors, whole or not at all. Nothing happens where it cannot be written, and it is no reason to
 * fail.
 * @returns whether the file was written
 */
export function writeChanged(file: string, text: string): boolean {
  try {
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n') === text) return false;
    writeFileAtomic(file, text);
    return true;
  } catch {
    return false;
  }
}
