import type { WrittenFiles } from '../../output/output-folder.ts';
import type { HostLimits } from '../host.ts';

const MB = 1024 ** 2;

/** What is said of an output of which a host would refuse something, or all: how it is beyond, and what to do. */
export function beyondLimits(files: WrittenFiles, { files: mostFiles, fileBytes, bytes }: HostLimits): string[] {
  const sizes = Object.entries(files).map(([name, { size }]) => ({ name, size }));
  const large = sizes.filter(({ size }) => size > (fileBytes ?? Infinity)).toSorted((a, b) => b.size - a.size);
  const all = sizes.reduce((sum, { size }) => sum + size, 0);
  return [
    ...(large.length > 0
      ? [`It takes no file of more than ${inMB(fileBytes ?? 0)}: make ${named(large)} smaller, or keep it elsewhere.`]
      : []),
    ...(mostFiles && sizes.length > mostFiles.count
      ? [`It takes ${counted(mostFiles.count)} files${mostFiles.but}, and the site has ${counted(sizes.length)}.`]
      : []),
    ...(all > (bytes ?? Infinity) ? [`It takes ${inMB(bytes ?? 0)} in all, and the site has ${inMB(all)}.`] : []),
  ];
}

const counted = (count: number): string => count.toLocaleString('en-US');

const inMB = (size: number): string => `${counted(Math.ceil(size / MB))} MB`;

/** The first few, each with its size. */
function named(files: readonly { name: string; size: number }[]): string {
  const shown = files.slice(0, 3).map(({ name, size }) => `${name} (${inMB(size)})`);
  const more = files.length > shown.length ? ` and ${files.length - shown.length} more` : '';
  return shown.join(', ') + more;
}
