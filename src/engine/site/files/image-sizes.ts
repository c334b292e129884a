import type { FileSource } from '../../../model/content/files.ts';
import { ToolError } from '../../../model/diagnostics/tool-error.ts';
import { memoizeByVersion } from '../by-version.ts';
import { isRotated } from './is-rotated.ts';
import { measureImage } from './measure-image.ts';

interface Size {
  width: number;
  height: number;
  isAnimated: boolean;
}

/**
 * The size of a picture as browsers show it, in CSS pixels; undefined when the file is not there. Throws when it is no
 * picture.
 */
export const sizeOfImage = memoizeByVersion((bytes, file): Size => ({
  ...sizeIn(bytes, file),
  isAnimated: isAnimated(bytes),
}));

/** The same where it is no picture at all, which rules of their own say: undefined then, too. */
export function knownSizeOf(source: FileSource, file: string): Size | undefined {
  try {
    return sizeOfImage(source, file);
  } catch {
    return undefined;
  }
}

function sizeIn(bytes: Uint8Array, file: string): Pick<Size, 'width' | 'height'> {
  const { width, height, orientation } = measuredFile(bytes, file);
  const [wide, high] = isRotated(bytes, orientation) ? [height, width] : [width, height];
  return { width: Math.round(wide), height: Math.round(high) };
}

function measuredFile(bytes: Uint8Array, file: string): ReturnType<typeof measureImage> {
  try {
    return measureImage(bytes);
  } catch {
    throw new ToolError(
      `The picture "${file}" cannot be read as one, or does not say how large it is. Save it once more, or take another.`,
    );
  }
}

/** What only pictures that may move have near their beginning: PNG, WebP, AVIF, and GIF, whatever it is called. */
const MOVING = ['acTL', 'ANIM', 'ftypavis', 'GIF89a'];

function isAnimated(bytes: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  return MOVING.some((mark) => start.includes(mark));
}
