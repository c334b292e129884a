import fs from 'node:fs';
import path from 'node:path';

/** Writes a file below a folder: a text or bytes as they are, anything else as JSON. */
export function writeInto(root: string, file: string, content: unknown): void {
  const target = path.join(root, file);
  const isWritten = typeof content === 'string' || content instanceof Uint8Array;
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, isWritten ? content : `${JSON.stringify(content, null, 2)}\n`);
}
