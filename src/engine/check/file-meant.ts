import { nearest } from '../../model/words/meant/nearest.ts';
import { withoutQueryAndHash } from '../../model/addresses/without-query.ts';
import { sameLetters } from '../site/files/same-letters.ts';

/**
 * The file that was meant: with the folder "public" before it, without its first slash, with backslashes, with other
 * capitals or with accents that are stored in another way, or the only one of that name in another folder.
 * @param address without escapes
 * @param files those of its kind
 * @param home the folder where most of these lie, if there is one
 */
export function fileMeant(
  address: string,
  files: readonly string[] | ReadonlySet<string>,
  home = '',
): string | undefined {
  if (/^(?:https?:)?\/\//.test(address)) return undefined;
  const plain = sameLetters(
    `/${withoutQueryAndHash(address.replaceAll('\\', '/')).trim()}`.replace(/^\/+(?:\.{1,2}\/+)*(?:public\/+)?/, '/'),
  );
  const all = Array.from(files, (file) => ({ file, letters: sameLetters(file) }));
  const same = all.find(({ letters }) => letters === plain) ?? all.find(({ letters }) => letters === home + plain);
  if (same) return same.file;
  const name = plain.slice(plain.lastIndexOf('/'));
  const named = all.filter(({ letters }) => letters.endsWith(name));
  return named.length === 1 ? named[0]?.file : nearest(plain, files);
}
