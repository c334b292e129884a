import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runWhenStarted, type Command } from './command.ts';
import { builtDocuments } from './support/built-documents.ts';
import { buildWith, buildBaseSite, type BaseSite } from './changes/base-site.ts';
import { takeScreenshots } from './changes/screenshots.ts';
import { compareContent } from '../src/engine/changes/compare-content.ts';
import { compareOutput } from '../src/engine/changes/compare-output.ts';
import { MAX_COMMENT_SIZE } from '../src/engine/changes/pull-request.ts';
import { siteChangesMarkdown } from '../src/engine/changes/site-changes.ts';
import { resolveOutDir } from '../src/engine/build/output/out-dir.ts';
import { project } from '../src/engine/disk/project.ts';
import { readSite } from '../src/engine/disk/read-site.ts';
import { counted } from '../src/model/words/counted.ts';
import { ToolError } from '../src/model/diagnostics/tool-error.ts';
import { siteFolder } from './support/root-option.ts';
import { UsageError } from './support/usage-error.ts';

const USAGE = `Usage: npm run changes -- --against REF|DIR [--root DIR] [--out DIR] [--comment FILE] [--most N]
  --against REF|DIR  what the site is compared with: a branch, tag or commit, or another folder with pages/
  --root DIR         the site (default: this one)
  --out DIR          where changes.md and the pictures go (default: changes)
  --comment FILE     adds to this text what fits into a comment on GitHub
  --most N           pictures of so many pages at most (default: 40; 0: none)`;

/** The name of the report in the output folder. */
const REPORT = 'changes.md';

/** Shows what a branch changes on the site: in words, and in screenshots. */
export const changes: Command = {
  name: 'Comparing',
  usage: USAGE,
  async run(args) {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      args,
      options: { against: text, root: text, out: text, comment: text, most: text },
    });
    const { against, root = '.', out = 'changes', comment, most = '40' } = values;
    if (against === undefined) throw new UsageError('Say with --against what to compare with.');
    if (!/^\d+$/.test(most))
      throw new UsageError(`"${most}" is no count of pictures: write a whole number, or 0 for none.`);
    const work = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-changes-'));
    try {
      await compare({ root: siteFolder(root), against, out, comment, most: Number(most), work });
    } finally {
      fs.rmSync(work, { recursive: true, force: true });
    }
    return 0;
  },
};

interface Comparison {
  root: string;
  against: string;
  out: string;
  comment: string | undefined;
  most: number;
  /** A temporary folder. */
  work: string;
}

async function compare({ root, against, out, comment, most, work }: Comparison): Promise<void> {
  const outDir = resolveOutDir(out, root, (names) => names.includes(REPORT));
  const dists = { before: path.join(work, 'before'), after: path.join(work, 'after') };
  const fault = buildWith(project, root, dists.after);
  if (fault !== undefined) throw new ToolError(`The site cannot be built, so nobody sees it:\n${fault}`);
  const base = buildBase(root, against, dists.before);
  const output = compareOutput(builtDocuments(dists.before), builtDocuments(dists.after));
  fs.rmSync(outDir, { recursive: true, force: true });
  fs.mkdirSync(outDir, { recursive: true });
  const seen = most > 0 && output.length > 0 ? await takeScreenshots(dists, output.slice(0, most), outDir) : [];
  const found = {
    base: base.name,
    content: compareContent(base.content, readSite(root)),
    output: [...seen, ...output.slice(seen.length)],
  };
  fs.writeFileSync(path.join(outDir, REPORT), siteChangesMarkdown(found, Infinity));
  if (comment !== undefined) {
    const used = fs.existsSync(comment) ? fs.statSync(comment).size : 0;
    fs.appendFileSync(comment, `\n${siteChangesMarkdown(found, MAX_COMMENT_SIZE - used - 1)}`);
  }
  console.log(
    `${counted(found.content.length, 'file')} of the content and ${counted(output.length, 'page')} changed since ${base.name}; ${counted(seen.filter(({ looks }) => looks === 'other').length, 'page')} of ${seen.length} in pictures look different. See ${out}.`,
  );
}

/** Builds the site to compare with: that of a folder, or of a commit. */
function buildBase(root: string, against: string, out: string): BaseSite {
  if (!fs.existsSync(path.join(against, 'pages'))) return buildBaseSite(root, against, out);
  const folder = siteFolder(against);
  const fault = buildWith(project, folder, out);
  if (fault !== undefined) throw new ToolError(`The site in ${folder} cannot be built:\n${fault}`);
  return { name: against, content: readSite(folder) };
}

await runWhenStarted(import.meta.filename, changes);
