import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../../../model/diagnostics/tool-error.ts';
import { SEARCH, SEARCH_FILES, searchAddress, type SearchStart } from '../../../model/search-index/files.ts';
import { packShard, unpackShard, type SearchShard } from '../../../model/search-index/shard.ts';
import { shardFile, startFile } from '../../search/search-files.ts';
import { joinShards } from '../../search/search-index.ts';
import { fileNameOf, readData } from './search-output.ts';

/**
 * Merges the search indexes of shards, each of which covers the pages of its shard.
 * @param parts the folders of the shards
 * @param dir the folder to write to
 */
export function writeMergedIndex(parts: string[], dir: string): void {
  const languages = new Set(parts.flatMap((part) => languagesIn(part)));
  for (const lang of languages) {
    const own = parts.filter((part) => fs.existsSync(path.join(part, searchAddress(lang, 'index'))));
    const starts = own.map((part) => readIndexFile<SearchStart>(part, searchAddress(lang, 'index')));
    const [start] = starts;
    if (!start) continue;
    const pages = starts.reduce((sum, each) => sum + each.pages, 0);
    const shardAt = (number: number): SearchShard =>
      joinShards(
        number,
        own.map((part) => unpackShard(readIndexFile(part, searchAddress(lang, number)))),
      );
    const shards = Array.from({ length: SEARCH_FILES }, (_, number) =>
      shardFile(lang, number, packShard(shardAt(number))),
    );
    for (const file of [startFile(lang, { ...start, pages }), ...shards]) {
      const target = path.join(dir, fileNameOf(file));
      // It may be a hard link to the file of a shard, which must not be overwritten.
      fs.rmSync(target, { force: true });
      fs.writeFileSync(target, file[1]);
    }
  }
}

/** Reads an index file of a shard. Throws a `ToolError` where it is damaged. */
function readIndexFile<T>(part: string, address: string): T {
  try {
    return readData<T>(part, address);
  } catch {
    throw new ToolError(`${part}${address} cannot be read. Bring all of that part here again, or build it again.`);
  }
}

/** The languages that a folder has an index for. */
function languagesIn(dir: string): string[] {
  const folder = path.join(dir, SEARCH);
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
}
