import { counted } from '../../../model/words/counted.ts';
import { loadSharp, sharpVersion } from '../../disk/sharp.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { photographAt, shownPictures } from '../../site/files/photographs.ts';
import { listPublic } from '../../site/files/public-files.ts';

/**
 * The notice that photographs are published without smaller copies; undefined where there are copies, or no
 * photographs.
 */
export function sharpNotice(
  { source, documents }: SiteContent,
  load = loadSharp,
  versionOf = sharpVersion,
): string | undefined {
  const photographs = new Set(
    listPublic(source).flatMap(({ address }) => (photographAt(source, address) ? [address] : [])),
  );
  if (photographs.size === 0 || load(source.root)) return undefined;
  const large = shownPictures(documents.values()).filter((address) => photographs.has(address));
  if (large.length === 0) return undefined;
  const whatToDo =
    versionOf(source.root) === undefined
      ? 'To have smaller copies made, install sharp: npm install --save-dev sharp'
      : 'sharp, which makes smaller copies, is installed, but not for this kind of computer, or without optional packages: delete the folder node_modules, then run npm install';
  return `${counted(large.length, 'photograph')} published as large as taken. ${whatToDo}`;
}
