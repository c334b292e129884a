import fs from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';

interface Size {
  width: number;
  height: number;
}

const known = new Map<string, Size & { changed: number }>();

/** The size of a picture in `public/`, in CSS pixels. Throws when the file is missing or no picture. */
export function sizeOfImage(publicDir: string, src: string): Size {
  const file = path.join(publicDir, src);
  const changed = fs.statSync(file).mtimeMs;
  const cached = known.get(file);
  if (cached?.changed === changed) return cached;
  const { width, height } = imageSize(fs.readFileSync(file));
  const size = { width: Math.round(width), height: Math.round(height), changed };
  known.set(file, size);
  return size;
}
