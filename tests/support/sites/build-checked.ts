import path from 'node:path';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { realBundle } from '../bundle.ts';
import { reported } from '../checked.ts';

/** Builds a folder as the command does, and throws with the problems if there are any. Returns the output folder. */
export async function buildChecked(root: string, out = path.join(root, 'dist')): Promise<string> {
  const content = readSite(root);
  const errors = reported(content).filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new Error(errors.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`).join('\n'));
  await realBundle();
  await buildSite(content, { out });
  return out;
}
