import path from 'node:path';
import { parseArgs } from 'node:util';
import { counted } from '../src/model/counted.ts';
import { checkContent } from '../src/engine/check/check-content.ts';
import { reporters } from '../src/engine/report/index.ts';
import { readVariables } from '../src/engine/disk/variables.ts';
import { mailNotice, mailSettings, missingForPublish } from '../src/engine/site/mail-settings.ts';
import { readSite } from '../src/engine/disk/read-site.ts';
import { reportDiagnostics } from '../src/engine/report/report-diagnostics.ts';
import { buildSite } from '../src/engine/build/build-site.ts';
import { project } from '../src/engine/disk/project.ts';

// A reader that stops reading, such as `head`, is no fault.
process.stdout.on('error', () => {});

const usage = `npm run build [-- --root DIR] [--out DIR] [--publish]
  --root DIR   the folder with pages/ and public/ (default: this one)
  --out DIR    where the files go (default: dist)
  --publish    refuse a site whose mail is not set up`;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      root: { type: 'string', default: '.' },
      out: { type: 'string', default: 'dist' },
      publish: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const started = performance.now();
  const root = path.resolve(values.root);
  const content = readSite(root);
  const problems = reportDiagnostics(checkContent(content), content);
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) {
    console.error(reporters.text(errors, { files: content.documents.size, textOf: (file) => content.documents.get(file)?.text, color: process.stderr.isTTY }));
    console.error('Nothing was built, and the last build stands as it was.');
    return 1;
  }
  const siteData = [...content.documents.values()].find((document) => document.kind === 'site')?.data;
  const mail = mailSettings(siteData as Parameters<typeof mailSettings>[0], readVariables(root));
  if (values.publish && missingForPublish(mail).length > 0) {
    console.error(['Not ready to publish: inquiries would not reach you.', ...missingForPublish(mail).map((line) => `  ${line}`)].join('\n'));
    return 1;
  }
  const pages = await buildSite(content, { project, out: path.resolve(values.out) });
  console.log(`Built ${pages} pages into ${values.out} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  const warnings = problems.length;
  if (warnings > 0) console.log(`${counted(warnings, 'warning')}: run "npm run check" to read them.`);
  const notice = mailNotice(mail);
  if (notice) console.log(notice);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
