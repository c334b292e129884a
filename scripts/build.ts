import path from 'node:path';
import { parseArgs } from 'node:util';
import { counted } from '../src/model/counted.ts';
import { checkRemembered } from '../src/engine/disk/remembered-check.ts';
import { reporters } from '../src/engine/report/index.ts';
import { readVariables } from '../src/engine/disk/variables.ts';
import { mailNotice, mailSettings, missingForPublish } from '../src/engine/site/mail-settings.ts';
import { nextDue } from '../src/engine/site/due.ts';
import { hasAnyForm } from '../src/engine/site/has-form.ts';
import { today } from '../src/engine/site/publication.ts';
import { reportDiagnostics } from '../src/engine/report/report-diagnostics.ts';
import { buildSite, type BuildOptions } from '../src/engine/build/build-site.ts';
import { documentIn } from '../src/engine/read/site-content.ts';
import type { SiteDocument } from '../src/model/types.ts';
import { pictureNotice } from '../src/engine/build/pictures/notice.ts';
import { SITE_FILE } from '../src/model/address.ts';
import { hostOf } from '../src/engine/build/hosts/index.ts';
import { openRemembered, UsageError, type Command } from './command.ts';
import { HOST_NAMES, hostNamed } from './host-named.ts';
import { mergeShards, shardFrom } from '../src/engine/build/shards.ts';

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
    const started = performance.now();
    const { content, memory } = openRemembered(values.root);
    const problems = reportDiagnostics(checkRemembered(content, memory), content);
    memory.save();
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) {
      const textOf = (file: string): string | undefined => documentIn(content, file)?.text;
      console.error(reporters.text(errors, { files: content.documents.size, textOf, color: process.stderr.isTTY }));
      console.error('Nothing was built, and the last build stands as it was.');
      return 1;
    }
    const site = content.documents.get(SITE_FILE)?.data as unknown as SiteDocument;
    const mail = mailSettings(site, readVariables(content.source.root));
    const missing = values.publish && hasAnyForm(content) ? missingForPublish(mail) : [];
    if (missing.length > 0) {
      console.error(
        ['Not ready to publish: inquiries would not reach you.', ...missing.map((line) => `  ${line}`)].join('\n'),
      );
      return 1;
    }
    const { pages, rendered, cannot } = await buildSite(content, {
      out: path.resolve(out),
      host,
      memory,
      shard,
      onProgress: progressLine(started),
    });
    const reused = rendered === pages ? '' : ` (${pages - rendered} of ${pages} as they were)`;
    console.log(
      `Built ${counted(pages, 'page')} into ${out} in ${((performance.now() - started) / 1000).toFixed(1)} s${reused}.`,
    );
    if (cannot.length > 0) console.log([`On ${hostOf(host ?? site.host).title}:`, ...cannot].join('\n  '));
    if (problems.length > 0) console.log(`${counted(problems.length, 'warning')}: run "npm run check" to read them.`);
    const next = nextDue(content, today());
    if (next) console.log(`The page ${next.address} ${next.change} on ${next.day}: build the site again then.`);
    for (const notice of [hasAnyForm(content) && mailNotice(mail), pictureNotice(content)])
      if (notice) console.log(notice);
    return 0;
  },
};
