import { foldersAbove } from '../../../site/files/output-files.ts';
import { isPicture } from '../../../site/files/public-files.ts';
import { PICTURES } from './shared-paths.ts';

const IMAGES = PICTURES.slice(0, -1);
/** Names that no host takes for a pattern, or for the end of a line. */
const PLAIN = /^[\w./@-]+$/;

/**
 * Where drawings lie besides the folder of pictures: the folders that have nothing but pictures in them, since hosts take
 * few rules, and each drawing that stands among other files or pages.
 * @param files what the owner publishes, as addresses
 * @param pages the addresses of pages
 */
export function drawingPaths(files: Iterable<string>, pages: Iterable<string>): string[] {
  const all = [...files];
  const others = [...all.filter((file) => !isPicture(file)), ...[...pages].map((address) => `${address}/`)];
  const mixed = new Set(others.flatMap((address) => foldersAbove(address.slice(1))));
  const paths = all
    .filter((file) => /\.svg$/i.test(file) && !file.startsWith(IMAGES))
    .map((file) => {
      const folder = foldersAbove(file.slice(1)).find((each) => !mixed.has(each));
      return folder === undefined ? file : `/${folder}/*`;
    });
  return [...new Set(paths)].filter((path) => PLAIN.test(path.replace(/\*$/, '')));
}
