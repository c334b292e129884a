import os from 'node:os';
import type { OutputFile, OutputFolder } from '../output/output-folder.ts';

/** Prepares files in parallel, except those that are reused from the last build. */
export async function prepareFiles(
  files: Map<string, OutputFile>,
  output: Pick<OutputFolder, 'has'>,
  onProgress?: (done: number, all: number) => void,
): Promise<void> {
  const waiting = [...files].flatMap(([name, { key, prepare }]) => (prepare && !output.has(name, key) ? prepare : []));
  const queue = waiting.values();
  let done = 0;
  const work = async (): Promise<void> => {
    for (const prepare of queue) {
      await prepare();
      onProgress?.(++done, waiting.length);
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
}
