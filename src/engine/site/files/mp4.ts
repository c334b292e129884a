// The boxes of an MP4, as ISO/IEC 14496-12 has them.

/** A box: four letters, and where its content begins and the box ends, in bytes from the beginning of the file. */
interface Box {
  name: string;
  start: number;
  end: number;
}

/** The boxes of a part of a file. One may claim to end behind it; after one that is none, no further ones are known. */
export function* boxesIn(view: DataView, from = 0, to = view.byteLength): Generator<Box> {
  let at = from;
  while (at + 8 <= to) {
    const size = view.getUint32(at);
    // A size of 64 bits stands behind the name; without one, the box goes up to the end of the file.
    const isLong = size === 1 && at + 16 <= to;
    const length = isLong ? Number(view.getBigUint64(at + 8)) : size === 0 ? to - at : size;
    const start = at + (isLong ? 16 : 8);
    if (at + length < start) return;
    const name = String.fromCharCode(...[4, 5, 6, 7].map((place) => view.getUint8(at + place)));
    at += length;
    yield { name, start, end: at };
  }
}

/** The boxes at the end of a way of names, which lie one in the other. */
function* boxesAt(view: DataView, [name, ...others]: string[], from?: number, to?: number): Generator<Box> {
  for (const box of boxesIn(view, from, to)) {
    if (box.name !== name || box.end > view.byteLength) continue;
    if (others.length === 0) yield box;
    else yield* boxesAt(view, others, box.start, box.end);
  }
}

/**
 * How the pictures and sounds of a whole MP4 are compressed, each by the four letters of the standard: "avc1", "mp4a".
 */
export function codecsIn(view: DataView): Set<string> {
  const codecs = new Set<string>();
  // Before the entries of such a box stand a version and how many there are.
  for (const { start, end } of boxesAt(view, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd']))
    for (const { name } of boxesIn(view, start + 8, end)) codecs.add(name);
  return codecs;
}

/** How long an MP4 plays, in seconds; undefined where it does not say. */
export function secondsOf(view: DataView): number | undefined {
  const [header] = boxesAt(view, ['moov', 'mvhd']);
  if (!header || header.end - header.start < 32) return undefined;
  // A version, two times, how many parts a second has, and how many of them it lasts.
  const isLong = view.getUint8(header.start) === 1;
  const scale = view.getUint32(header.start + (isLong ? 20 : 12));
  const lasts = isLong ? Number(view.getBigUint64(header.start + 24)) : view.getUint32(header.start + 16);
  return scale > 0 && lasts > 0 ? lasts / scale : undefined;
}
