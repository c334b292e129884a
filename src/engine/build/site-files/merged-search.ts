import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../../../model/diagnostics/tool-error.ts';
import { SEARCH, SEARCH_FILES, searchAddress, type SearchStart } from '../../../model/search-index/files.ts';
import { packShard, unpackShard, type SearchShard } from '../../../model/search-index/shard.ts';
import { shardFile, startFile } from '../../search/search-files.ts';
import { joinShards } from '../../search/search-index.ts';
import { fileNameOf, readData } from './search-output.ts';

/**
 * Writes the index of a folder that was put together of parts: each part has that of its own pages.
 * @param parts the folders of the parts
 */
export function writeMergedIndex(parts: string[], dir: string): void {
  const languages = new Set(parts.flatMap((part) => languagesIn(part)));
  for (const lang of languages) {
    const own = parts.filter((part) => fs.existsSync(path.join(part, searchAddress(lang, 'index'))));
    const starts = own.map((part) => readWords<SearchStart>(part, searchAddress(lang, 'index')));
    const [start] = starts;
    if (!start) continue;
    const pages = starts.reduce((sum, each) => sum + each.pages, 0);
    const shardAt = (number: number): SearchShard =>
      joinShards(
        number,
        own.map((part) => unpackShard(readWords(part, searchAddress(lang, number)))),
      );
    const shards = Array.from({ length: SEARCH_FILES }, (_, number) =>
      shardFile(lang, number, packShard(shardAt(number))),
    );
    for (const file of [startFile(lang, { ...start, pages }), ...shards]) {
      const target = path.join(dir, fileNameOf(file));
      // It may be a second name of the part's own file.
      fs.rmSync(target, { force: true });
      fs.writeFileSync(target, file[1]);
    }
  }
}

/** Reads a file of the index of a part, which may come from anywhere. */
function readWords<T>(part: string, address: string): T {
  try {
    return readData<T>(part, address);
  } catch {
    throw new ToolError(`${part}${address} cannot be read. Bring all of that part here again, or build it again.`);
  }
}

/** The languages of which a folder has an index. */
function languagesIn(dir: string): string[] {
  const folder = path.join(dir, SEARCH);
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
}
