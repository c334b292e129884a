import { PUBLIC } from '../../../model/content/content.ts';
import type { FileSource } from '../../../model/content/files.ts';
import { loadSharp, type SharpModule } from '../../disk/sharp.ts';
import { copyWidths, photographAt } from '../../site/files/photographs.ts';
import { hashOfText, shortHashOf } from '../../disk/files/hash.ts';
import { FORMATS } from './formats.ts';

/** Changes whenever the same picture would be made in another way. */
const VERSION = 2;

/** In points: who reads more of them for each copy waits half a minute for one picture. Of a JPEG not all are read. */
const VAST = 40_000_000;

/** A photograph of which there will be copies. */
export interface Photograph {
  address: string;
  /** The key of what it shows, and of how its copies are made: they are the same whenever this is. */
  key: string;
  widths: number[];
  /** Whether its points are read once for all of its copies. */
  isVast: boolean;
  sharp: SharpModule;
}

/**
 * Looks photographs up. There are none without sharp, which is loaded when the first is found.
 * @param hashOfPublic tells a file in `public/` from any other that stood there
 */
export function photographsIn(
  source: FileSource,
  hashOfPublic = (address: string): string => hashOfText(source.bytes(PUBLIC + address) ?? ''),
): (address: string) => Photograph | undefined {
  let loaded: { sharp: SharpModule | undefined } | undefined;
  const known = new Map<string, Photograph | undefined>();
  const lookAt = (address: string): Photograph | undefined => {
    const size = photographAt(source, address);
    if (!size) return undefined;
    const { sharp } = (loaded ??= { sharp: loadSharp(source.root) });
    if (!sharp) return undefined;
    const isVast = size.width * size.height > VAST && !/\.jpe?g$/i.test(address);
    const settings = JSON.stringify([VERSION, FORMATS, sharp.versions.sharp, ...(isVast ? ['vast'] : [])]);
    const key = shortHashOf(hashOfPublic(address), settings);
    return { address, key, widths: copyWidths(size.width), isVast, sharp };
  };
  return (address) => {
    if (!known.has(address)) known.set(address, lookAt(address));
    return known.get(address);
  };
}
