import fs from 'node:fs';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { project } from '../src/engine/disk/project.ts';

/**
 * Commands that people wait for many times a day: their bundles are there from the start. `launch.mjs` makes others
 * when they are first used.
 */
const COMMANDS = ['check'];

const target = path.join(project, 'node_modules/.cache/pagewright');

/** Writes one command as one file, and beside it what it was made of: each source's path, time of change and size. */
async function bundleCommand(command: string): Promise<void> {
  const result = await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: path.join(project, `scripts/${command}.ts`),
      write: false,
      target: 'node20',
      minify: true,
      rolldownOptions: { output: { format: 'es', codeSplitting: false } },
    },
  });
  const chunk = (result as Rolldown.RolldownOutput).output[0];
  const sources = chunk.moduleIds.filter(
    (id) => path.isAbsolute(id) && !id.includes('node_modules') && fs.existsSync(id),
  );
  const inputs = [...sources, path.join(project, 'package-lock.json')].map((file) => {
    const { mtimeMs, size } = fs.statSync(file);
    return [file, mtimeMs, size];
  });
  fs.mkdirSync(target, { recursive: true });
  // The list goes last: without it the bundle counts as stale, so two that are written at once do no harm.
  writeWhole(path.join(target, `${command}.mjs`), chunk.code);
  writeWhole(path.join(target, `${command}.mjs.inputs.json`), JSON.stringify(inputs));
}

function writeWhole(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, text);
  fs.renameSync(unfinished, file);
}

const wanted = process.argv.slice(2);
for (const command of wanted.length > 0 ? wanted : COMMANDS) await bundleCommand(command);
