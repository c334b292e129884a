import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { slashed } from '../../disk/files/paths.ts';
import { sizesIn, type Sizes } from '../../disk/files/folder-sizes.ts';

/** The marker file of a shard. */
export const SHARD_MARK = '.shard.json';

/** One of several parts of a build, such as the second of three. */
export interface Shard {
  number: number;
  of: number;
}

/** Reads "2/3"; undefined for anything else. */
export function parseShard(text: string): Shard | undefined {
  const [, number = 0, of = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  return number >= 1 && number <= of ? { number, of } : undefined;
}

/**
 * Whether a page belongs to a shard: by a hash of its address, so that all computers agree and shards are about equal.
 */
export function isInShard(address: string, { number, of }: Shard): boolean {
  return createHash('sha1').update(address).digest().readUInt32BE(0) % of === number - 1;
}

/** The content of the marker file of a shard. */
export interface ShardMark extends Shard {
  /** The key of all inputs of the build. */
  everything: string;
  /** The folder of the site in the output: "" unless a host wants one. */
  siteFolder: string;
  /** Its files, with forward slashes: shards may come from other systems. */
  files: Sizes;
}

/** Writes the marker file of a shard, once its folder is complete. */
export function markShard(dir: string, mark: Omit<ShardMark, 'files'>): void {
  const files = sizesIn(dir).map(([name, size]): Sizes[number] => [slashed(name), size]);
  fs.writeFileSync(path.join(dir, SHARD_MARK), JSON.stringify({ ...mark, files } satisfies ShardMark));
}
