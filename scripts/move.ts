import { parseArgs } from 'node:util';
import { contentOf, runCommand, UsageError } from './authoring/command.ts';
import { planMove } from './authoring/move/plan.ts';
import { describePlan, summarize } from './authoring/move/report.ts';
import { applyChanges } from './authoring/transaction.ts';

const USAGE = `Usage: npm run move -- OLD NEW [--dry-run] [--root DIR]
  OLD        the address of a page, or of a folder with all its pages, such as /services/cloud
  NEW        the address it gets
  --dry-run  shows what would change and changes nothing
  --root DIR the folder with pages/ and public/ (default: this one)`;

// A reader that stops reading, such as `head`, is no fault.
process.stdout.on('error', () => {});

process.exitCode = await runCommand(USAGE, () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, root: { type: 'string', default: '.' }, help: { type: 'boolean' } },
  });
  if (values.help) return console.log(USAGE);
  const [from, to, more] = positionals;
  if (from === undefined || to === undefined) throw new UsageError('Say which address moves, and to which address.');
  if (more !== undefined) throw new UsageError(`Only one page or folder moves at a time, but there is also "${more}".`);

  const content = contentOf(values.root);
  const plan = planMove(content, from, to);
  console.log(describePlan(plan));
  if (values['dry-run']) return console.log(`Would move ${summarize(plan)} Nothing was changed: run it again without --dry-run.`);
  applyChanges(content.root, plan.changes);
  console.log(`Moved ${summarize(plan)} Visitors of the old address are sent on. "npm run move -- ${plan.to} ${plan.from}" moves it back.`);
});
