import { isOwnFile } from '../../../model/addresses/href.ts';
import type { AuthoredBlocks, Image, VideoBlock } from '../../../model/page/types.ts';
import { ownName } from '../../site/languages/languages.ts';

/** Pixels in width, enough for a still picture in the column of a page. */
const POSTER = 1152;

/** A video as its player has it: one still picture, and captions with a name that viewers choose by. */
export function videoOf({ image, captions, ...video }: AuthoredBlocks['video']): VideoBlock {
  const poster = image && posterOf(image);
  return {
    ...video,
    // React, which lets no script be the address of a film, lets any address be that of its picture.
    ...(poster && isOwnFile(poster) && { poster }),
    ...(captions && { captions: captions.map((each) => ({ ...each, label: ownName(each.lang, captions) })) }),
  };
}

/**
 * A player takes one address and no choice: of a photograph the copy that every browser knows, not larger than shown.
 */
function posterOf({ src, sources = [] }: Image): string {
  const copies = sources.find(({ type }) => type === 'image/webp')?.srcSet.split(',') ?? [];
  const sized = copies.map((copy) => copy.split(' ') as [address: string, width: string]);
  const [address] = sized.find(([, width]) => parseInt(width) >= POSTER) ?? sized.at(-1) ?? [src];
  return address;
}
