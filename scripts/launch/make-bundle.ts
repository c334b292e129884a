import fs from 'node:fs';
import path from 'node:path';
import { cacheOf, project } from '../../src/engine/disk/project.ts';
import { pruneBundles } from '../../src/engine/disk/cache/prune-bundles.ts';
import { runCommand } from '../command.ts';
import { bundleEngine } from '../pack/engine.ts';

await runCommand({
  name: 'Preparing the commands',
  usage: 'Usage: node --import tsx scripts/launch/make-bundle.ts',
  run: async () => {
    const all = path.join(cacheOf(project), 'commands');
    const folder = path.join(all, String(process.pid));
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(all, { recursive: true });
    // Before it begins: the clock of a disk may be hours behind.
    pruneBundles(all);
    // The bundler takes it for its own fault if nobody may write there.
    fs.mkdirSync(folder);
    await bundleInto(all, folder);
    return 0;
  },
});

/** Bundles the commands into a folder, which is the current one of all bundles then. */
async function bundleInto(all: string, folder: string): Promise<void> {
  // What the commands were made of: each source's path, time of change and size.
  const { sources } = await bundleEngine(path.join(folder, 'engine'));
  const inputs = [...sources, path.join(project, 'package-lock.json')].map((file) => {
    const { mtimeMs, size } = fs.statSync(file);
    return [file, mtimeMs, size];
  });
  // Goes last, and whole: until then the bundle before counts.
  const unfinished = path.join(folder, 'current.json');
  fs.writeFileSync(unfinished, JSON.stringify({ folder: path.basename(folder), inputs }));
  fs.renameSync(unfinished, path.join(all, 'current.json'));
}
