import { PUBLIC } from '../../../model/content/content.ts';
import type { FileSource } from '../../../model/content/files.ts';
import { loadSharp, type SharpModule } from '../../disk/sharp.ts';
import { copyWidths, photographAt } from '../../site/files/photographs.ts';
import { hashOfText, shortHashOf } from '../../disk/files/hash.ts';
import { FORMATS } from './formats.ts';

/** To be increased when copies are made in another way, so that cached ones are not reused. */
const VERSION = 2;

/**
 * In pixels: to decode larger pictures for each copy would take half a minute. JPEGs are decoded at a smaller scale.
 */
const HUGE = 40_000_000;

/** A photograph that copies are made of. */
export interface Photograph {
  address: string;
  /** The key of its content and of the settings of its copies. */
  key: string;
  /** The widths of its copies, in pixels. */
  widths: number[];
  /** Whether it is decoded once for all of its copies. */
  isHuge: boolean;
  sharp: SharpModule;
}

/**
 * Looks up photographs by address. There are none without sharp, which is loaded when the first is found.
 * @param hashOfPublic the hash of a file in `public/`
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
    const isHuge = size.width * size.height > HUGE && !/\.jpe?g$/i.test(address);
    const settings = JSON.stringify([VERSION, FORMATS, sharp.versions.sharp, ...(isHuge ? ['vast'] : [])]);
    const key = shortHashOf(hashOfPublic(address), settings);
    return { address, key, widths: copyWidths(size.width), isHuge, sharp };
  };
  return (address) => {
    if (!known.has(address)) known.set(address, lookAt(address));
    return known.get(address);
  };
}
