import os from 'node:os';
import type { OutputFolder } from '../output-folder.ts';
import type { SiteFile } from '../site-files.ts';

/**
 * Makes what takes long to make, as much at once as there are cores; what the last build left as it would be again is
 * passed over.
 */
export async function prepareFiles(files: Map<string, SiteFile>, output: Pick<OutputFolder, 'has'>): Promise<void> {
  const waiting = [...files].flatMap(([name, { key, prepare }]) => (prepare && !output.has(name, key) ? prepare : []));
  const queue = waiting.values();
  const work = async (): Promise<void> => {
    for (const prepare of queue) await prepare();
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
}
