import fs from 'node:fs';
import path from 'node:path';
import { PUBLIC } from '../../model/content.ts';

/** Every file in `public/` as an address. Names come from the folders' listings: asking for a file by name ignores capitals on some disks. */
export function listPublic(root: string): Set<string> {
  const files = new Set<string>();
  const list = (folder: string, address: string): void => {
    for (const entry of entriesOf(folder)) {
      const name = `${address}/${entry.name}`;
      if (entry.isDirectory()) list(path.join(folder, entry.name), name);
      else if (entry.isFile()) files.add(name);
    }
  };
  list(path.join(root, PUBLIC), '');
  return files;
}

/** Looks up how many bytes a file in `public/` has, each once. */
export function sizesIn(root: string): (address: string) => number {
  const sizes = new Map<string, number>();
  return (address) => {
    const size = sizes.get(address) ?? fs.statSync(path.join(root, PUBLIC, address), { throwIfNoEntry: false })?.size ?? 0;
    sizes.set(address, size);
    return size;
  };
}

function entriesOf(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
