import path from 'node:path';
import { PUBLIC } from '../../../model/content/content.ts';
import type { FileSource } from '../../../model/content/files.ts';
import { ToolError } from '../../../model/diagnostics/tool-error.ts';
import { readCachedFile, cachedFile } from '../../disk/cache/cached-file.ts';
import type { OutputFile } from '../output/output-folder.ts';
import { copiesOf } from './copies.ts';
import { scaledPixels, smallerCopy, withoutMetadata } from './encode-picture.ts';
import type { Photograph } from './photographs.ts';

/**
 * The files that are made of a photograph, by name: its copies, and itself without metadata.
 * @param cache the folder of cached pictures
 */
export function pictureFiles(source: FileSource, photograph: Photograph, cache: string): [string, OutputFile][] {
  const { address, key, widths, isHuge, sharp } = photograph;
  const copies = copiesOf(photograph);
  const read = (): Uint8Array => source.bytes(PUBLIC + address) ?? new Uint8Array();
  const file = (kept: string, make: () => Promise<Uint8Array>): OutputFile => {
    const place = path.join(cache, key, kept);
    const made = (): Promise<Uint8Array> => make().catch(refusal(address));
    return {
      key,
      prepare: async () => void (await cachedFile(place, made)),
      bytes: () => readCachedFile(place) ?? gone(place),
    };
  };
  const scaled = sharedBetween(copies.length, () => scaledPixels(sharp, read(), Math.max(...widths)));
  const pixels = isHuge ? scaled : () => ({ bytes: read() });
  return [
    ...copies.map(({ name, width, format }): [string, OutputFile] => [
      name,
      file(`${width}.${format}`, async () => smallerCopy(sharp, await pixels(), width, format)),
    ]),
    [address.slice(1), file(`own${path.extname(address)}`, () => withoutMetadata(sharp, read()))],
  ];
}

/** Makes something at the first of so many calls, and releases it after the last. */
function sharedBetween<T>(times: number, make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  let remaining = times;
  return () => {
    const current = (made ??= make());
    remaining--;
    if (remaining === 0) made = undefined;
    return current;
  };
}

function gone(place: string): never {
  throw new ToolError(`${place} was removed while the site was built. Start the command again.`);
}

const refusal =
  (address: string) =>
  (fault: Error): never => {
    const reason = fault.message.split('\n')[0];
    throw new ToolError(`The picture "${PUBLIC}${address}" cannot be read: ${reason}. Save it again as JPEG or WebP.`);
  };
