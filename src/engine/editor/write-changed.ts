import fs from 'node:fs';
import path from 'node:path';
import { renameWhenFree } from '../disk/rename.ts';

/**
 * Writes help for editors, whole or not at all. Nothing happens where it cannot be written, and it is no reason to fail.
 * @returns whether the file was written
 */
export function writeChanged(file: string, text: string): boolean {
  const unfinished = `${file}.${process.pid}`;
  try {
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n') === text) return false;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(unfinished, text);
    renameWhenFree(unfinished, file);
    return true;
  } catch {
    fs.rmSync(unfinished, { force: true });
    return false;
  }
}
