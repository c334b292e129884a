import { nearest } from '../../model/words/meant/nearest.ts';

/**
 * The file that was meant: with the folder "public" before it, without its first slash, with backslashes, in another
 * folder.
 * @param files those of its kind
 * @param home the folder where most of these lie
 */
export function fileMeant(src: string, files: readonly string[], home: string): string | undefined {
  if (/^(?:https?:)?\/\//.test(src)) return undefined;
  const plain = `/${src
    .replaceAll('\\', '/')
    .replace(/[?#].*$/, '')
    .trim()}`
    .replace(/^\/+(?:\.{1,2}\/+)*(?:public\/+)?/, '/')
    .toLowerCase();
  const same =
    files.find((file) => file.toLowerCase() === plain) ?? files.find((file) => file.toLowerCase() === home + plain);
  const named = files.filter((file) => file.toLowerCase().endsWith(plain.slice(plain.lastIndexOf('/'))));
  return same ?? (named.length === 1 ? named[0] : nearest(plain, files));
}
