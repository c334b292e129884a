import fs from 'node:fs';
import path from 'node:path';
import { cacheRoot, project } from '../../src/engine/disk/project.ts';
import { pruneBundles } from '../../src/engine/disk/cache/prune-bundles.ts';
import { runCommand } from '../command.ts';
import { bundleEngine } from '../pack/engine.ts';

await runCommand({
  name: 'Preparing the commands',
  usage: 'Usage: node --import tsx scripts/launch/make-bundle.ts',
  run: async () => {
    const all = path.join(cacheRoot(project), 'commands');
    const folder = path.join(all, String(process.pid));
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(all, { recursive: true });
    // First, since the clock of a disk may be hours behind: it would prune the new folder.
    pruneBundles(all);
    // Here, since the bundler would report a missing permission as an error of its own.
    fs.mkdirSync(folder);
    await bundleInto(all, folder);
    return 0;
  },
});

/** Bundles the commands into a folder, and makes it the current one. */
async function bundleInto(all: string, folder: string): Promise<void> {
  // Path, modification time and size of each source tell whether the bundle is up to date.
  const { sources } = await bundleEngine(path.join(folder, 'engine'));
  const inputs = [...sources, path.join(project, 'package-lock.json')].map((file) => {
    const { mtimeMs, size } = fs.statSync(file);
    return [file, mtimeMs, size];
  });
  // Last and atomically: until then the previous bundle is the current one.
  const unfinished = path.join(folder, 'current.json');
  fs.writeFileSync(unfinished, JSON.stringify({ folder: path.basename(folder), inputs }));
  fs.renameSync(unfinished, path.join(all, 'current.json'));
}
