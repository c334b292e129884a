import type { WrittenFiles } from '../../output/output-folder.ts';
import type { HostLimits } from '../host.ts';
import { firstFew } from './limitations.ts';

const MB = 1024 ** 2;

/** Which limits of a host an output exceeds, and what to do about it, in sentences. */
export function exceededLimits(
  written: WrittenFiles,
  { files = { count: Infinity, but: '' }, fileBytes = Infinity, bytes = Infinity }: HostLimits,
): string[] {
  const sizes = Object.entries(written).map(([name, { size }]) => ({ name, size }));
  const large = sizes.filter(({ size }) => size > fileBytes).toSorted((a, b) => b.size - a.size);
  const all = sizes.reduce((sum, { size }) => sum + size, 0);
  return [
    large.length > 0 &&
      `It takes no file of more than ${inMB(fileBytes)}: make ${firstFew(large.map(({ name, size }) => `${name} (${inMB(size)})`))} smaller, or keep it elsewhere.`,
    sizes.length > files.count &&
      `It takes ${inDigits(files.count)} files${files.but}, and the site has ${inDigits(sizes.length)}.`,
    all > bytes && `It takes ${inMB(bytes)} in all, and the site has ${inMB(all)}.`,
  ].filter((said) => said !== false);
}

const inDigits = (count: number): string => count.toLocaleString('en-US');

const inMB = (size: number): string => `${inDigits(Math.ceil(size / MB))} MB`;
