import path from 'node:path';
import { parseArgs } from 'node:util';
import { counted } from '../src/model/words/counted.ts';
import { reporters } from '../src/engine/report/index.ts';
import { readVariables } from '../src/engine/disk/variables.ts';
import { mailNotice, mailSettings, missingForPublish } from '../src/engine/site/contact/mail-settings.ts';
import { nextDue } from '../src/engine/site/due.ts';
import { hasAnyForm } from '../src/engine/site/contact/has-form.ts';
import { today } from '../src/engine/site/publication.ts';
import { reportDiagnostics } from '../src/engine/report/report-diagnostics.ts';
import { buildSite, type BuildOptions } from '../src/engine/build/build-site.ts';
import { documentIn } from '../src/engine/read/site-content.ts';
import type { SiteDocument } from '../src/model/page/types.ts';
import { pictureNotice } from '../src/engine/build/pictures/notice.ts';
import { SITE_FILE } from '../src/model/addresses/address.ts';
import { hostOf } from '../src/engine/build/hosts/index.ts';
import { openOnAllCores, siteFolder, UsageError, type Command } from './command.ts';
import { HOST_NAMES, hostNamed } from './host-named.ts';
import { lastBuild, type LastBuild, type SaidOfBuild } from '../src/engine/build/last-build.ts';
import { mergeShards, shardFrom, type Shard } from '../src/engine/build/output/shards.ts';
import type { HostName } from '../src/engine/site/host-facts.ts';

const USAGE = `Usage: npm run build [-- --root DIR] [--out DIR] [--host NAME] [--publish] [--shard 1/3]
       npm run build -- --merge DIR DIR… [--out DIR]
  --root DIR   the folder with pages/ and public/ (default: this one)
  --out DIR    where the files go (default: dist in that folder)
  --host NAME  the host to build for, if not the one of the site file:
               ${HOST_NAMES.join(', ')}
  --publish    refuse a site whose mail is not set up
  --shard 1/3  build the first of three parts, for a folder of its own
  --merge      put such parts together to a site`;

/** How far it is, in the line that the terminal stands in, once it takes longer than a second. */
function progressLine(started: number): BuildOptions['onProgress'] {
  const { stderr } = process;
  if (!stderr.isTTY) return undefined;
  let shown = 0;
  return (done, all, what = 'page') => {
    const now = performance.now();
    if (now - started < 1_000 || (now - shown < 100 && done < all)) return;
    shown = now;
    stderr.write(done < all ? `\r${done} of ${counted(all, what)} …` : '\r\u001B[K');
  };
}

async function merge(folders: string[], out: string): Promise<number> {
  await mergeShards(folders, path.resolve(out));
  console.log(`Put ${counted(folders.length, 'part')} together in ${out}.`);
  return 0;
}

export const build: Command = {
  name: 'The build',
  usage: USAGE,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        root: { type: 'string', default: '.' },
        out: { type: 'string' },
        host: { type: 'string' },
        publish: { type: 'boolean', default: false },
        shard: { type: 'string' },
        merge: { type: 'boolean', default: false },
      },
    });
    const out = values.out ?? path.join(values.root, 'dist');
    if (values.merge) return merge(positionals, out);
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is not expected here.`);
    const shard = values.shard === undefined ? undefined : shardFrom(values.shard);
    if (values.shard !== undefined && !shard)
      throw new UsageError(`"${values.shard}" is no part of a build: write the second of three as 2/3.`);
    const host = hostNamed(values.host);
    const root = siteFolder(values.root);
    const asked = { root, out: path.resolve(out), host, publish: values.publish, shard };
    const started = performance.now();
    const last = shard ? undefined : await lastBuild(root, asked.out, { host, publish: values.publish });
    const built = last?.said ? { ...last.said, rendered: 0 } : await buildFrom({ ...asked, last }, started);
    if (!built) return 1;
    if (!last?.said) last?.keep({ pages: built.pages, lines: built.lines });
    const { pages, rendered, lines } = built;
    const reused = rendered === pages ? '' : ` (${pages - rendered} of ${pages} as they were)`;
    const time = ((performance.now() - started) / 1000).toFixed(1);
    console.log([`Built ${counted(pages, 'page')} into ${out} in ${time} s${reused}.`, ...lines].join('\n'));
    return 0;
  },
};

interface Asked {
  root: string;
  out: string;
  host: HostName | undefined;
  publish: boolean;
  shard: Shard | undefined;
  last: LastBuild | undefined;
}

/** Checks and builds. Returns what was built, and what is to be said of it; undefined when it was refused. */
async function buildFrom(
  { root, out, host, publish, shard, last }: Asked,
  started: number,
): Promise<(SaidOfBuild & { rendered: number }) | undefined> {
  const { content, memory, check } = await openOnAllCores(root);
  const problems = reportDiagnostics(await check(), content);
  memory.save();
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    const textOf = (file: string): string | undefined => documentIn(content, file)?.text;
    console.error(reporters.text(errors, { files: content.documents.size, textOf, color: process.stderr.isTTY }));
    console.error('Nothing was built, and the last build stands as it was.');
    return undefined;
  }
  const site = content.documents.get(SITE_FILE)?.data as unknown as SiteDocument;
  const mail = mailSettings(site, readVariables(content.source.root));
  const missing = publish && hasAnyForm(content) ? missingForPublish(mail) : [];
  if (missing.length > 0) {
    const said = ['Not ready to publish: inquiries would not reach you.', ...missing.map((line) => `  ${line}`)];
    console.error(said.join('\n'));
    return undefined;
  }
  const onProgress = progressLine(started);
  const { pages, rendered, cannot } = await buildSite(content, { out, host, memory, shard, last, onProgress });
  const next = nextDue(content, today());
  const lines = [
    cannot.length > 0 && [`On ${hostOf(host ?? site.host).title}:`, ...cannot].join('\n  '),
    problems.length > 0 && `${counted(problems.length, 'warning')}: run "npm run check" to read them.`,
    next && `The page ${next.address} ${next.change} on ${next.day}: build the site again then.`,
    hasAnyForm(content) && mailNotice(mail),
    pictureNotice(content),
  ];
  return { pages, rendered, lines: lines.filter((line) => typeof line === 'string') };
}
