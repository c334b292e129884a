import path from 'node:path';
import { PUBLIC } from '../../../model/content/content.ts';
import type { FileSource } from '../../../model/content/files.ts';
import { ToolError } from '../../../model/diagnostics/tool-error.ts';
import { readCachedFile, cachedFile } from '../../disk/cache/cached-file.ts';
import type { OutputFile } from '../output/output-folder.ts';
import { copiesOf } from './copies.ts';
import { smallerCopy, withoutMetadata } from './make-picture.ts';
import type { Photograph } from './photographs.ts';

/**
 * The files that are made of a photograph, by name: its copies, and itself without what its camera wrote into it.
 * @param cache a folder that keeps pictures from one build to the next
 */
export function pictureFiles(source: FileSource, photograph: Photograph, cache: string): [string, OutputFile][] {
  const { address, key, sharp } = photograph;
  const file = (kept: string, make: (bytes: Uint8Array) => Promise<Uint8Array>): OutputFile => {
    const place = path.join(cache, key, kept);
    const made = (): Promise<Uint8Array> => make(readPicture(source, address)).catch(refusal(address));
    return {
      key,
      prepare: async () => void (await cachedFile(place, made)),
      bytes: () => readCachedFile(place) ?? gone(place),
    };
  };
  return [
    ...copiesOf(photograph).map(({ name, width, format }): [string, OutputFile] => [
      name,
      file(`${width}.${format}`, (bytes) => smallerCopy(sharp, bytes, width, format)),
    ]),
    [address.slice(1), file(`own${path.extname(address)}`, (bytes) => withoutMetadata(sharp, bytes))],
  ];
}

const readPicture = (source: FileSource, address: string): Uint8Array =>
  source.bytes(PUBLIC + address) ?? new Uint8Array();

function gone(place: string): never {
  throw new ToolError(`${place} was removed while the site was built. Start the command again.`);
}

const refusal =
  (address: string) =>
  (fault: Error): never => {
    const reason = fault.message.split('\n')[0];
    throw new ToolError(`The picture "${PUBLIC}${address}" cannot be read: ${reason}. Save it again as JPEG or WebP.`);
  };
