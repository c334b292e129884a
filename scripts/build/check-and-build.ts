import { counted } from '../../src/model/words/counted.ts';
import { reporters } from '../../src/engine/report/index.ts';
import { takesColors } from '../../src/engine/report/takes-colors.ts';
import { readEnv } from '../../src/engine/disk/env.ts';
import { mailNotice, mailSettings, missingForPublish } from '../../src/engine/site/contact/mail-settings.ts';
import { nextDue } from '../../src/engine/site/due.ts';
import { hasAnyForm } from '../../src/engine/site/contact/contact-blocks.ts';
import { today } from '../../src/engine/site/publication.ts';
import { reportDiagnostics } from '../../src/engine/report/report-diagnostics.ts';
import { buildSite } from '../../src/engine/build/build-site.ts';
import { textsIn } from '../../src/engine/read/site-content.ts';
import type { CachedSite } from '../../src/engine/disk/read-site.ts';
import type { Versions } from '../../src/engine/disk/disk-files.ts';
import type { ReportedDiagnostic } from '../../src/model/diagnostics/reported.ts';
import { isError } from '../../src/model/diagnostics/diagnostic.ts';
import { sharpNotice } from '../../src/engine/build/pictures/sharp-notice.ts';
import { siteDataOf } from '../../src/engine/site/site-data.ts';
import { hostOf } from '../../src/engine/build/hosts/index.ts';
import type { LastBuild, SaidOfBuild } from '../../src/engine/build/last-build.ts';
import type { Shard } from '../../src/engine/build/output/shard.ts';
import { hostingOf, type HostName } from '../../src/engine/site/hosting.ts';
import { openFresh, openOnAllCores } from '../support/open-content.ts';
import { progressLine } from '../support/progress-line.ts';

/** What a build was asked for. */
export interface BuildRequest {
  root: string;
  out: string;
  host: HostName | undefined;
  publish: boolean;
  shard: Shard | undefined;
  /** The last build into that folder, where it is known already. */
  last: LastBuild | undefined;
}

/** What was built, and what is to be said of it. */
export interface BuildReport extends SaidOfBuild {
  changed: number;
  /** A hash of the state in which the files are left. */
  state: string;
}

interface Checked extends CachedSite {
  problems: ReportedDiagnostic[];
}

/** Reads and checks everything. What was kept of many pages on the way is let go of: building them takes enough room. */
async function openChecked(root: string, versions: Versions | undefined): Promise<Checked> {
  const read = await openOnAllCores(root, versions);
  const problems = reportDiagnostics(await read.check(), read.content);
  read.cache.save();
  const { content, cache } = read.hasReadMany ? openFresh(root) : read;
  return { content, cache, problems };
}

/** Checks and builds. Undefined when it was refused, which has been said then. */
export async function checkAndBuild(
  { root, out, host, publish, shard, last }: BuildRequest,
  started: number,
): Promise<BuildReport | undefined> {
  const { content, cache, problems } = await openChecked(root, last?.versions);
  const errors = problems.filter(isError);
  if (errors.length > 0) {
    console.error(
      reporters.text(errors, {
        files: content.documents.size,
        textOf: textsIn(content),
        color: takesColors(process.stderr),
        columns: process.stderr.columns,
      }),
    );
    console.error('Nothing was built, and the last build stands as it was.');
    return undefined;
  }
  const mail = mailSettings(siteDataOf(content), readEnv(content.source.root));
  const missing = publish && hasAnyForm(content) ? missingForPublish(mail) : [];
  if (missing.length > 0) {
    const said = ['Not ready to publish: inquiries would not reach you.', ...missing.map((line) => `  ${line}`)];
    console.error(said.join('\n'));
    return undefined;
  }
  const onProgress = progressLine(started);
  const { pages, changed, cannot, notices, state, notKept } = await buildSite(content, {
    out,
    host,
    cache,
    shard,
    outputState: last?.outputState,
    onProgress,
  });
  const next = nextDue(content, today());
  const lines = [
    cannot.length > 0 && [`On ${hostOf(hostingOf(content, host).host).title}:`, ...cannot].join('\n  '),
    ...notices,
    notKept !== undefined && `Nothing could be kept for the next build, which takes longer by that: ${notKept}.`,
    problems.length > 0 && `${counted(problems.length, 'warning')}: run "npm run check" to read them.`,
    next && `The page ${next.address} ${next.change} on ${next.day}: build the site again then.`,
    hasAnyForm(content) && mailNotice(mail),
    sharpNotice(content),
  ];
  return { pages, changed, state, lines: lines.filter((line) => typeof line === 'string') };
}
