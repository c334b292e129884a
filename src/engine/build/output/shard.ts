import { createHash } from 'node:crypto';

/** The file that marks a folder as a part of a build. */
export const SHARD_MARK = '.shard.json';

/** One of several parts of a build: the second of three. */
export interface Shard {
  number: number;
  of: number;
}

/** Reads "2/3"; undefined for anything else. */
export function shardFrom(text: string): Shard | undefined {
  const [, number = 0, of = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  return number >= 1 && number <= of ? { number, of } : undefined;
}

/** Whether a page belongs to a part: the same on every computer, and about as many to each. */
export function isInShard(address: string, { number, of }: Shard): boolean {
  return createHash('sha1').update(address).digest().readUInt32BE(0) % of === number - 1;
}
