import { nearest } from '../../../model/words/meant/nearest.ts';
import { withoutQueryAndHash } from '../../../model/addresses/without-query-and-hash.ts';
import { foldedName } from '../../site/files/folded-name.ts';

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
  const plain = foldedName(
    `/${withoutQueryAndHash(address.replaceAll('\\', '/')).trim()}`.replace(/^\/+(?:\.{1,2}\/+)*(?:public\/+)?/, '/'),
  );
  const all = Array.from(files, (file) => ({ file, letters: foldedName(file) }));
  const same = all.find(({ letters }) => letters === plain) ?? all.find(({ letters }) => letters === home + plain);
  if (same) return same.file;
  const name = plain.slice(plain.lastIndexOf('/'));
  const named = all.filter(({ letters }) => letters.endsWith(name));
  if (named.length === 1) return named[0]?.file;
  const close = nearest(plain, files);
  // A folder and an ending alike do not make "kot.jpg" "lost.svg".
  return close !== undefined && areAlike(stemOf(plain), stemOf(close)) ? close : undefined;
}

/** Whether two names are nearly one, or begin with the same word: "team-night" and "team-photo". */
const areAlike = (one: string, other: string): boolean =>
  nearest(one, [other]) !== undefined || one.split('-')[0] === other.split('-')[0];

/** What a file is called without its folder and its ending. */
const stemOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
