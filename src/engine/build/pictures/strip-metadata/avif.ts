import { textAt } from '../../../site/files/exif.ts';

/** Boxes without picture data, in which programs keep metadata. */
const NOT_VISUAL: ReadonlySet<string> = new Set(['uuid', 'udta', 'free', 'skip']);
const FREE = 'free';
/** The content of an Exif item without fields. */
const NO_FIELDS = Buffer.from('\0\0\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0', 'latin1');

/** A box: its name, and the offsets of its content. */
interface Box {
  name: string;
  from: number;
  to: number;
}

/**
 * An AVIF with its metadata overwritten: the length stays, since parts are found by their offsets. Undefined where
 * there is no metadata, and for anything but a sound AVIF. The orientation is not in Exif, but a property of the
 * picture.
 */
export function stripAvif(bytes: Uint8Array): Uint8Array | undefined {
  if (!/^ftyp.*avi[fs]/s.test(textAt(bytes, 4, 60))) return undefined;
  const copy = Buffer.from(bytes);
  try {
    const boxes = boxesIn(copy, 0, copy.length);
    for (const { name, from, to } of boxes) {
      if (name === 'meta') emptyItems(copy, boxesIn(copy, from + 4, to));
      const inside = name === 'moov' ? boxesIn(copy, from, to) : [];
      for (const box of [{ name, from, to }, ...inside]) if (NOT_VISUAL.has(box.name)) empty(copy, box);
    }
  } catch {
    // It is truncated: no browser could show it either.
    return undefined;
  }
  return copy.equals(bytes) ? undefined : copy;
}

function empty(copy: Buffer, { from, to }: Box): void {
  copy.fill(0, from, to);
  copy.write(FREE, from - 4, 'latin1');
}

/** The boxes in a range of a file (ISO/IEC 14496-12). Throws where they do not fill it. */
function boxesIn(bytes: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at < end;) {
    const [size, name] = [bytes.readUInt32BE(at), textAt(bytes, at + 4, 4)];
    const to = size === 0 ? end : at + (size === 1 ? numberAt(bytes, at + 8, 8) : size);
    const from = at + (size === 1 ? 16 : 8);
    if (to < from || to > end) throw new RangeError(name);
    boxes.push({ name, from, to });
    at = to;
  }
  return boxes;
}

/** Overwrites the metadata items: Exif, and texts such as XMP. */
function emptyItems(copy: Buffer, boxes: Box[]): void {
  const find = (name: string): Box | undefined => boxes.find((box) => box.name === name);
  const [infos, places] = [find('iinf'), find('iloc')];
  if (!infos || !places) return;
  const types = itemTypes(copy, infos);
  for (const { id, from, to } of extentsIn(copy, places, find('idat')?.from)) {
    const type = types.get(id);
    if (type !== 'Exif' && type !== 'mime' && type !== 'uri ') continue;
    if (to > copy.length) throw new RangeError(type);
    copy.fill(type === 'Exif' ? 0 : ' ', from, to);
    if (type === 'Exif' && to - from >= NO_FIELDS.length) NO_FIELDS.copy(copy, from);
  }
}

/** The type of each item, by id. */
function itemTypes(bytes: Buffer, { from, to }: Box): Map<number, string> {
  const entries = boxesIn(bytes, from + (bytes[from] === 0 ? 6 : 8), to);
  return new Map(
    entries.map(({ from: at }) => {
      const size = bytes[at] === 2 ? 2 : 4;
      return [numberAt(bytes, at + 4, size), textAt(bytes, at + 6 + size, 4)];
    }),
  );
}

/** The extents of all items: where their data is in the file. */
function extentsIn(bytes: Buffer, { from }: Box, data = 0): { id: number; from: number; to: number }[] {
  let at = from + 6;
  const next = (size: number): number => numberAt(bytes, (at += size) - size, size);
  const version = bytes.readUInt8(from);
  const [sizes, more] = [bytes.readUInt8(from + 4), bytes.readUInt8(from + 5)];
  const wide = version < 2 ? 2 : 4;
  // Extents without a length cover the whole file.
  if ((sizes & 0xf) === 0) return [];
  return Array.from({ length: next(wide) }, () => {
    const id = next(wide);
    const isInData = version > 0 && (next(2) & 0xf) === 1;
    next(2);
    const base = next(more >> 4) + (isInData ? data : 0);
    return Array.from({ length: next(2) }, () => {
      if (version > 0) next(more & 0xf);
      const start = base + next(sizes >> 4);
      return { id, from: start, to: start + next(sizes & 0xf) };
    });
  }).flat();
}

/** A big-endian number. @param size in bytes; 0 for a field that is left out */
const numberAt = (bytes: Buffer, at: number, size: number): number =>
  size === 8 ? Number(bytes.readBigUInt64BE(at)) : size === 0 ? 0 : bytes.readUIntBE(at, size);
