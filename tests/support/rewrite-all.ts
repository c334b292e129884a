import fs from 'node:fs';
import path from 'node:path';

/** Rewrites the text of every file of a kind, wherever it lies. */
export function rewriteAll(dir: string, extension: string, change: (text: string) => string): void {
  for (const entry of fs.readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(extension)) continue;
    const file = path.join(entry.parentPath, entry.name);
    fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));
  }
}
