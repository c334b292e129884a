import { imageSize } from 'image-size';
import { ToolError } from '../../model/tool-error.ts';
import type { FileSource } from '../../model/files.ts';

interface Size {
  width: number;
  height: number;
}

const known = new WeakMap<FileSource, Map<string, Size & { version: string }>>();

/** The size of a picture, in CSS pixels; undefined when the file is not there. Throws when it is no picture. */
export function sizeOfImage(source: FileSource, file: string): Size | undefined {
  const version = source.version(file);
  if (version === undefined) return undefined;
  const sizes = known.get(source) ?? new Map<string, Size & { version: string }>();
  known.set(source, sizes);
  const cached = sizes.get(file);
  if (cached?.version === version) return cached;
  const bytes = source.bytes(file);
  if (!bytes) return undefined;
  const { width, height } = measured(bytes, file);
  const size = { width: Math.round(width), height: Math.round(height), version };
  sizes.set(file, size);
  return size;
}

function measured(bytes: Uint8Array, file: string): Size {
  try {
    return imageSize(bytes);
  } catch {
    throw new ToolError(
      `The picture "${file}" cannot be read as one, or does not say how large it is. Save it once more, or take another.`,
    );
  }
}
