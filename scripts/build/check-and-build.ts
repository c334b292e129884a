import { counted } from '../../src/model/words/counted.ts';
import { reporters } from '../../src/engine/report/index.ts';
import { takesColors } from '../../src/engine/report/takes-colors.ts';
import { readEnv } from '../../src/engine/disk/env.ts';
import { mailNotice, mailSettings, missingForPublish } from '../../src/engine/site/contact/mail-settings.ts';
import { nextDue } from '../../src/engine/site/due.ts';
import { hasAnyForm } from '../../src/engine/site/contact/contact-blocks.ts';
import { today } from '../../src/engine/site/publication.ts';
import { reportDiagnostics } from '../../src/engine/report/report-diagnostics.ts';
import { bundleAhead } from '../../src/engine/build/bundle/bundle-ahead.ts';
import { buildSite, type BuildResult } from '../../src/engine/build/build-site.ts';
import type { CachedSite } from '../../src/engine/disk/read-site.ts';
import { textsIn, type SiteContent } from '../../src/engine/read/site-content.ts';
import type { Versions } from '../../src/engine/disk/disk-files.ts';
import type { ReportedDiagnostic } from '../../src/model/diagnostics/reported.ts';
import { isError } from '../../src/model/diagnostics/diagnostic.ts';
import type { MailSettings } from '../../src/model/page/types.ts';
import { sharpNotice } from '../../src/engine/build/pictures/sharp-notice.ts';
import { siteDataOf } from '../../src/engine/site/site-data.ts';
import { hostOf } from '../../src/engine/build/hosts/index.ts';
import type { BuildSummary, LastBuild } from '../../src/engine/build/last-build.ts';
import type { Shard } from '../../src/engine/build/output/shard.ts';
import { hostingOf, type HostName } from '../../src/engine/site/hosting.ts';
import { openFresh, openOnAllCores } from '../support/open-content.ts';
import { progressLine } from '../support/progress-line.ts';

/** What a build is to do. */
export interface BuildRequest {
  root: string;
  out: string;
  host: HostName | undefined;
  publish: boolean;
  shard: Shard | undefined;
  /** The last build into that folder, if it is known already. */
  last: LastBuild | undefined;
}

/** The result of a build, and the notices to print. */
export interface BuildReport extends BuildSummary {
  changed: number;
  /** A hash of the state of the output. */
  state: string;
}

interface Checked extends CachedSite {
  problems: ReportedDiagnostic[];
}

/**
 * Checks and builds. Undefined when the build is refused, which has printed why.
 * @param started when the command began, by `performance.now()`
 */
export async function checkAndBuild(request: BuildRequest, started: number): Promise<BuildReport | undefined> {
  const { root, out, host, publish, shard, last } = request;
  const bundling = bundleAhead(root);
  const { content, cache, problems } = await openChecked(root, last?.versions);
  if (refuseErrors(content, problems)) return undefined;
  const mail = mailSettings(siteDataOf(content), readEnv(content.source.root));
  if (publish && refuseMissingMail(content, mail)) return undefined;
  await bundling;
  const result = await buildSite(content, {
    out,
    host,
    cache,
    shard,
    outputState: last?.outputState,
    onProgress: progressLine(started),
  });
  const { pages, changed, state } = result;
  const lines = [
    ...resultNotices(result, hostOf(hostingOf(content, host).host).title),
    ...contentNotices(content, problems, mail),
  ];
  return { pages, changed, state, lines };
}

/** Reads and checks everything. If that was much, it is released: building many pages needs the memory. */
async function openChecked(root: string, versions: Versions | undefined): Promise<Checked> {
  const read = await openOnAllCores(root, versions);
  const problems = reportDiagnostics(await read.check(), read.content);
  read.cache.save();
  const { content, cache } = read.hasReadMany ? openFresh(root) : read;
  return { content, cache, problems };
}

/** Prints the errors of the content. @returns whether there are any */
function refuseErrors(content: SiteContent, problems: ReportedDiagnostic[]): boolean {
  const errors = problems.filter(isError);
  if (errors.length === 0) return false;
  console.error(
    reporters.text(errors, {
      files: content.documents.size,
      textOf: textsIn(content),
      color: takesColors(process.stderr),
      columns: process.stderr.columns,
    }),
  );
  console.error('Nothing was built, and the last build stands as it was.');
  return true;
}

/** Prints what is missing for inquiries to be mailed. @returns whether anything is */
function refuseMissingMail(content: SiteContent, mail: MailSettings): boolean {
  const missing = hasAnyForm(content) ? missingForPublish(mail) : [];
  if (missing.length === 0) return false;
  const lines = ['Not ready to publish: inquiries would not reach you.', ...missing.map((line) => `  ${line}`)];
  console.error(lines.join('\n'));
  return true;
}

/** Notices about a build. @param title the name of the host */
const resultNotices = ({ limitations, notices, notKept }: BuildResult, title: string): string[] => [
  ...(limitations.length > 0 ? [[`On ${title}:`, ...limitations].join('\n  ')] : []),
  ...notices,
  ...(notKept === undefined
    ? []
    : [`Nothing could be kept for the next build, which takes longer by that: ${notKept}.`]),
];

/** Notices about the content: warnings, the next date on which it changes by itself, mail, photographs. */
function contentNotices(content: SiteContent, problems: ReportedDiagnostic[], mail: MailSettings): string[] {
  const next = nextDue(content, today());
  const lines = [
    problems.length > 0 && `${counted(problems.length, 'warning')}: run "npm run check" to read them.`,
    next && `The page ${next.address} ${next.change} on ${next.day}: build the site again then.`,
    hasAnyForm(content) && mailNotice(mail),
    sharpNotice(content),
  ];
  return lines.filter((line) => typeof line === 'string');
}
