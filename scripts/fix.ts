import { parseArgs } from 'node:util';
import { fixContent } from '../src/engine/authoring/fix/fix-content.ts';
import { fixReport } from '../src/engine/authoring/fix/report.ts';
import { saveAll } from '../src/engine/disk/save.ts';
import type { Command } from './command.ts';
import { namedFiles, openOnAllCoresToWrite } from './support/open-content.ts';
import { ROOT_OPTION, ROOT_USAGE } from './support/root-option.ts';

const USAGE = `Usage: npm run fix -- [files…] [--dry-run] [--root DIR]
  files…       these pages or folders only
  --dry-run    writes nothing and says what it would do
  --root DIR   ${ROOT_USAGE}`;

/** Fixes what needs no decision. */
export const fix: Command = {
  name: 'The repair',
  usage: USAGE,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false }, root: ROOT_OPTION },
    });
    const { content, cache, check } = await openOnAllCoresToWrite(values.root);
    const only = namedFiles(content, positionals);
    const found = await check(only);
    cache.save();
    const fixes = fixContent(content, only, found);
    if (!values['dry-run']) saveAll(content.source.root, fixes.fixed, content.source);
    process.stdout.write(fixReport(fixes, { isDryRun: values['dry-run'] }));
    return fixes.left.length > 0 ? 1 : 0;
  },
};
