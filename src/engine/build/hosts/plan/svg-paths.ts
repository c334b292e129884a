import { foldersAbove } from '../../../site/files/output-files.ts';
import { isPicture } from '../../../site/files/public-files.ts';
import { PICTURES } from './cross-origin-paths.ts';

const IMAGES = PICTURES.slice(0, -1);
/** Paths without characters that a host may take for a pattern. */
const PLAIN = /^[\w./@-]+$/;

/**
 * The paths of SVGs outside of the folder of pictures: folders with nothing but pictures, since hosts take few rules,
 * and else single files.
 * @param files the addresses of the owner's published files
 * @param pages the addresses of pages
 */
export function svgPaths(files: Iterable<string>, pages: Iterable<string>): string[] {
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
