// JavaScript, because it decides how TypeScript is run: it starts a command from its one-file bundle, which takes a
// third of the time that loading its modules one by one does, and makes the bundle anew whenever a source has changed.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

const [command, ...args] = process.argv.slice(2);
const bundle = new URL(`../node_modules/.cache/pagewright/${command}.mjs`, import.meta.url);

function isFresh() {
  try {
    const inputs = JSON.parse(fs.readFileSync(new URL(`${bundle.href}.inputs.json`), 'utf8'));
    return inputs.every(([file, changed, size]) => {
      const stat = fs.statSync(file);
      return stat.mtimeMs === changed && stat.size === size;
    });
  } catch {
    return false;
  }
}

if (!isFresh()) {
  const bundler = fileURLToPath(new URL('bundle-commands.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', bundler, command], {
    stdio: 'inherit',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
  });
  if (status !== 0) process.exit(2);
}
process.argv.splice(1, process.argv.length, fileURLToPath(bundle), ...args);
await import(bundle.href);
