import os from 'node:os';
import type { OutputFile, OutputFolder } from '../output/output-folder.ts';

/**
 * Makes what takes long to make, as much at once as there are cores; what the last build left as it would be again is
 * passed over.
 */
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
