import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from './content/check.ts';
import { reporters } from './content/check/reporters/index.ts';
import { ToolError } from './content/check/schemas.ts';
import { PAGES, type SiteContent } from './content/model.ts';
import { readContent } from './content/read.ts';
import { refreshOffers } from './editor/offers.ts';

const USAGE = 'Usage: npm run check -- [files…] [--format text|json|github] [--root DIR]';

// A reader that stops reading, such as `head`, is no fault.
process.stdout.on('error', () => {});

try {
  process.exitCode = run(process.argv.slice(2));
} catch (fault) {
  process.stderr.write(`${wordsFor(fault as NodeJS.ErrnoException)}\n`);
  process.exitCode = 2;
}

function wordsFor(fault: NodeJS.ErrnoException): string {
  if (fault instanceof ToolError) return fault.message;
  // Node's own words about options go on with advice for programmers.
  if (fault.code?.startsWith('ERR_PARSE_ARGS')) return `${fault.message.split('. ')[0]?.replace(/\.$/, '')}.\n${USAGE}`;
  return `The checker itself failed: ${fault.message}. Please report this.`;
}

function run(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { format: { type: 'string', default: 'text' }, root: { type: 'string', default: '.' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const format = values.format;
  if (format !== 'text' && format !== 'json' && format !== 'github') throw new ToolError(`There is no format "${format}". Use "text", "json" or "github".`);
  const root = path.resolve(values.root);
  if (!isFolder(path.join(root, PAGES))) throw new ToolError(`There is no folder "${PAGES}" in ${root}. Say with --root where the site is.`);

  const content = readContent(root);
  const only = positionals.length > 0 ? filesMeant(content, positionals) : undefined;
  const problems = checkContent(content, only);
  refreshOffers(content);
  const color = Boolean(process.stdout.isTTY) && !process.env['NO_COLOR'];
  process.stdout.write(
    reporters[format](problems, { files: only?.size ?? content.documents.size, textOf: (file) => content.documents.get(file)?.text, color }),
  );
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** The content files that the arguments name: files or folders, seen from here or from the root. */
function filesMeant(content: SiteContent, names: string[]): Set<string> {
  const all = [...content.documents.keys(), ...content.refused.map(({ file }) => file)];
  const meant = new Set<string>();
  for (const name of names) {
    const wanted = [path.resolve(name), path.resolve(content.root, name)].map((full) => path.relative(content.root, full).split(path.sep).join('/'));
    const found = all.filter((file) => wanted.some((each) => file === each || file.startsWith(`${each}/`) || each === ''));
    if (found.length === 0) throw new ToolError(`There is no page "${name}" in ${path.join(content.root, PAGES)}.`);
    for (const file of found) meant.add(file);
  }
  return meant;
}

function isFolder(folder: string): boolean {
  return fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
