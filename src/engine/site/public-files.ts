import { PUBLIC } from '../../model/content.ts';
import type { FileSource } from '../../model/files.ts';

/** Picture files that browsers show, by the end of their names. */
export const PICTURE_FORMATS = ['svg', 'webp', 'avif', 'jpg', 'jpeg', 'png', 'gif'];

/** Every file in `public/` as an address, with the capitals that it has there. */
export function listPublic(source: FileSource): Set<string> {
  const files = new Set<string>();
  const list = (folder: string, address: string): void => {
    for (const { name, kind } of source.list(folder) ?? []) {
      if (kind === 'folder') list(`${folder}/${name}`, `${address}/${name}`);
      else if (kind === 'file') files.add(`${address}/${name}`);
    }
  };
  list(PUBLIC, '');
  return files;
}

/** Looks up how many bytes a file in `public/` has, each once. */
export function sizesIn(source: FileSource): (address: string) => number {
  const sizes = new Map<string, number>();
  return (address) => {
    const size = sizes.get(address) ?? source.size(PUBLIC + address) ?? 0;
    sizes.set(address, size);
    return size;
  };
}
