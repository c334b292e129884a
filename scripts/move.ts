import { parseArgs } from 'node:util';
import { planMove } from '../src/engine/authoring/move/plan.ts';
import { sanitizedLines } from '../src/model/diagnostics/sanitized.ts';
import { describePlan, summarize } from '../src/engine/authoring/move/report.ts';
import { saveAll } from '../src/engine/disk/save.ts';
import { withPrompt } from './support/prompt.ts';
import type { Command } from './command.ts';
import { openToWrite } from './support/open-content.ts';
import { keepEditorFiles } from '../src/engine/editor/editor-files.ts';
import { ROOT_OPTION, ROOT_USAGE } from './support/root-option.ts';
import { UsageError } from './support/usage-error.ts';

const USAGE = `Usage: npm run move -- OLD NEW [--write] [--root DIR]
  OLD        the address of a page, or of a folder with all its pages, such as /services/cloud
  NEW        the address it gets
  --write    does it; without it you see what would change, and at a terminal you are asked
  --root DIR ${ROOT_USAGE}`;

/** Moves a page or folder to another address, and updates all links to it. */
export const move: Command = {
  name: 'The move',
  usage: USAGE,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { write: { type: 'boolean', default: false }, root: ROOT_OPTION },
    });
    const [from, to, more] = positionals;
    if (from === undefined || to === undefined) throw new UsageError('Say which address moves, and to which address.');
    if (more !== undefined)
      throw new UsageError(`Only one page or folder moves at a time, but there is also "${more}".`);

    const content = await openToWrite(values.root);
    const plan = planMove(content, from, to);
    process.stdout.write(sanitizedLines(describePlan(plan)));
    if (!values.write && !(await isConfirmed())) {
      console.log(
        `Would move ${summarize(plan)}\nNothing was changed. This does it: npm run move -- ${plan.from} ${plan.to} --write`,
      );
      return 0;
    }
    saveAll(content.source.root, plan.changes, content.source);
    keepEditorFiles(plan.after);
    console.log(
      `Moved ${summarize(plan)}\nVisitors of the old address are sent on. To move it back: npm run move -- ${plan.to} ${plan.from} --write`,
    );
    return 0;
  },
};

/** Asks for confirmation at a terminal; without one it is false. */
async function isConfirmed(): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  return /^y/i.test(await withPrompt(({ ask }) => ask('Do it? yes or no', 'no')));
}
