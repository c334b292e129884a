import path from 'node:path';
import { parseArgs } from 'node:util';
import { counted } from '../src/model/words/counted.ts';
import { buildLock } from '../src/engine/build/record-file.ts';
import { lastBuild } from '../src/engine/build/last-build.ts';
import { isOutput, resolveOutDir } from '../src/engine/build/output/out-dir.ts';
import { parseShard } from '../src/engine/build/output/shard.ts';
import { removeLeftovers, restoreOutput } from '../src/engine/build/output/replace-folder.ts';
import { withLock } from '../src/engine/disk/lock.ts';
import type { BuildReport, BuildRequest } from './build/check-and-build.ts';
import type { Command } from './command.ts';
import { HOST_NAMES, parseHost } from './support/host-option.ts';
import { ROOT_OPTION, ROOT_USAGE, siteFolder } from './support/root-option.ts';
import { UsageError } from './support/usage-error.ts';

// Modules that only a build needs are loaded when there is something to build: loading takes longer than finding out.

const USAGE = `Usage: npm run build [-- --root DIR] [--out DIR] [--host NAME] [--publish] [--shard 1/3]
       npm run build -- --merge DIR DIR… [--out DIR]
  --root DIR   ${ROOT_USAGE}
  --out DIR    where the files go (default: dist in that folder)
  --host NAME  the host to build for, if not the one of the site file:
               ${HOST_NAMES.join(', ')}
  --publish    refuse a site whose mail is not set up
  --shard 1/3  build the first of three parts, for a folder of its own
  --merge      put such parts together to a site`;

async function merge(folders: string[], out: string, outDir: string): Promise<number> {
  const { mergeShards } = await import('../src/engine/build/merge-shards.ts');
  await mergeShards(folders, outDir);
  console.log(`Put ${counted(folders.length, 'part')} together in ${out}.`);
  return 0;
}

/** Writes the files of the site that are published. */
export const build: Command = {
  name: 'The build',
  usage: USAGE,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        root: ROOT_OPTION,
        out: { type: 'string' },
        host: { type: 'string' },
        publish: { type: 'boolean', default: false },
        shard: { type: 'string' },
        merge: { type: 'boolean', default: false },
      },
    });
    const unused = values.merge && (['host', 'publish', 'shard'] as const).find((option) => values[option]);
    if (unused) throw new UsageError(`Parts are put together as they were built: leave out "--${unused}".`);
    const out = values.out ?? path.join(values.root, 'dist');
    const outDir = resolveOutDir(out, values.root, isOutput);
    if (values.merge) return merge(positionals, out, outDir);
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is not expected here.`);
    const shard = values.shard === undefined ? undefined : parseShard(values.shard);
    if (values.shard !== undefined && !shard)
      throw new UsageError(`"${values.shard}" is no part of a build: write the second of three as 2/3.`);
    const host = parseHost(values.host);
    const root = siteFolder(values.root);
    const request = { root, out: outDir, host, publish: values.publish, shard };
    return withLock(
      buildLock(root, outDir),
      () => buildInto(out, request),
      () => console.log(`Another build into ${out} is running. This one begins when that is done.`),
    );
  },
};

/** Builds, unless nothing has changed, and prints the summary. @param out the folder as it was typed */
async function buildInto(out: string, request: Omit<BuildRequest, 'last'>): Promise<number> {
  const { root, out: outDir, host, publish, shard } = request;
  const started = performance.now();
  restoreOutput(outDir);
  const last = shard ? undefined : await lastBuild(root, outDir, { host, publish });
  const built = last?.summary ? { ...last.summary, changed: 0 } : await runBuild({ ...request, last }, started);
  if (!built) return 1;
  const { pages, changed, lines } = built;
  if ('state' in built) last?.replace({ pages, lines }, built.state);
  const reused = changed === pages ? '' : ` (${changed} changed, ${pages - changed} as they were)`;
  const time = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    [`Built ${counted(pages, 'page')} into ${out} in ${time} s${reused}.`, ...lines, ...leftoverNotices(outDir)].join(
      '\n',
    ),
  );
  return 0;
}

/** Removes folders that interrupted builds have left. @returns notices about those that cannot be removed */
const leftoverNotices = (outDir: string): string[] =>
  removeLeftovers(outDir).map(
    (folder) =>
      `${folder} is left of an earlier build, and may not be removed from here. Look whose it is, and remove it by hand.`,
  );

async function runBuild(request: BuildRequest, started: number): Promise<BuildReport | undefined> {
  const { checkAndBuild } = await import('./build/check-and-build.ts');
  return checkAndBuild(request, started);
}
