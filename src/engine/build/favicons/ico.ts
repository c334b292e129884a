/** A picture of an icon file: its side in pixels (up to 256), and itself as PNG. */
interface IcoPicture {
  side: number;
  png: Uint8Array;
}

/**
 * An ICO file of PNG pictures: a header, an entry of 16 bytes for each of them, and the pictures one after the other.
 */
export function icoOf(pictures: readonly IcoPicture[]): Uint8Array {
  const head = new DataView(new ArrayBuffer(6 + 16 * pictures.length));
  head.setUint16(2, 1, true);
  head.setUint16(4, pictures.length, true);
  let offset = head.byteLength;
  for (const [index, { side, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    // 256 does not fit into a byte, and is written as 0.
    head.setUint8(at, side % 256);
    head.setUint8(at + 1, side % 256);
    head.setUint16(at + 4, 1, true);
    head.setUint16(at + 6, 32, true);
    head.setUint32(at + 8, png.length, true);
    head.setUint32(at + 12, offset, true);
    offset += png.length;
  }
  return Buffer.concat([new Uint8Array(head.buffer), ...pictures.map(({ png }) => png)]);
}
