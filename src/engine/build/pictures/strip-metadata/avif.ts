import { textAt } from '../../../site/files/exif.ts';

/** Parts of a file that nothing is drawn of: what programs keep there, such as where a picture comes from. */
const NOT_DRAWN: ReadonlySet<string> = new Set(['uuid', 'udta', 'free', 'skip']);
const FREE = 'free';
/** Exif as AVIF has it, with no fields. */
const NO_FIELDS = Buffer.from('\0\0\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0', 'latin1');

/** A part of a file: its name, and where what it holds begins and ends. */
interface Box {
  name: string;
  from: number;
  to: number;
}

/**
 * An AVIF with nothing in the place of what says who took it, and where: it is as long as before, since all of its parts
 * are found by where they stand. Undefined for what is no sound AVIF, and where there is nothing of the kind. Which side
 * is up it says elsewhere.
 */
export function stripAvif(bytes: Uint8Array): Uint8Array | undefined {
  if (!/^ftyp.*avi[fs]/s.test(textAt(bytes, 4, 60))) return undefined;
  const bare = Buffer.from(bytes);
  try {
    const boxes = boxesIn(bare, 0, bare.length);
    for (const { name, from, to } of boxes) {
      if (name === 'meta') emptyItems(bare, boxesIn(bare, from + 4, to));
      const inside = name === 'moov' ? boxesIn(bare, from, to) : [];
      for (const box of [{ name, from, to }, ...inside]) if (NOT_DRAWN.has(box.name)) empty(bare, box);
    }
  } catch {
    // It ends too early: nothing that a browser could show either.
    return undefined;
  }
  return bare.equals(bytes) ? undefined : bare;
}

function empty(bare: Buffer, { from, to }: Box): void {
  bare.fill(0, from, to);
  bare.write(FREE, from - 4, 'latin1');
}

/** The boxes that fill a stretch of a file (ISO/IEC 14496-12). Throws an error where they do not. */
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

/** Empties what belongs to a picture and is none: Exif, and texts such as XMP. */
function emptyItems(bare: Buffer, boxes: Box[]): void {
  const find = (name: string): Box | undefined => boxes.find((box) => box.name === name);
  const [infos, places] = [find('iinf'), find('iloc')];
  if (!infos || !places) return;
  const types = itemTypes(bare, infos);
  for (const { id, from, to } of extentsIn(bare, places, find('idat')?.from)) {
    const type = types.get(id);
    if (type !== 'Exif' && type !== 'mime' && type !== 'uri ') continue;
    if (to > bare.length) throw new RangeError(type);
    bare.fill(type === 'Exif' ? 0 : ' ', from, to);
    if (type === 'Exif' && to - from >= NO_FIELDS.length) NO_FIELDS.copy(bare, from);
  }
}

/** What each item of a file is, by its number. */
function itemTypes(bytes: Buffer, { from, to }: Box): Map<number, string> {
  const entries = boxesIn(bytes, from + (bytes[from] === 0 ? 6 : 8), to);
  return new Map(
    entries.map(({ from: at }) => {
      const size = bytes[at] === 2 ? 2 : 4;
      return [numberAt(bytes, at + 4, size), textAt(bytes, at + 6 + size, 4)];
    }),
  );
}

/** Where what belongs to each item stands in a file: a piece, or several. */
function extentsIn(bytes: Buffer, { from }: Box, data = 0): { id: number; from: number; to: number }[] {
  let at = from + 6;
  const next = (size: number): number => numberAt(bytes, (at += size) - size, size);
  const version = bytes.readUInt8(from);
  const [sizes, more] = [bytes.readUInt8(from + 4), bytes.readUInt8(from + 5)];
  const wide = version < 2 ? 2 : 4;
  // Pieces without a length are all there is of what is drawn.
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

/** A number of so many bytes; of none it is nothing. */
const numberAt = (bytes: Buffer, at: number, size: number): number =>
  size === 8 ? Number(bytes.readBigUInt64BE(at)) : size === 0 ? 0 : bytes.readUIntBE(at, size);
