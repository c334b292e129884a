import { crc32 } from 'node:zlib';

/** A chunk of a PNG file: the length of its data, a name of four letters, the data, and a CRC. */
export function pngChunk(name: string, data: string | Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(name), Buffer.from(data)]);
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(content.length - 4);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), chunk.length - 4);
  return chunk;
}
