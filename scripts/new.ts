import { parseArgs } from 'node:util';
import { contentOf, runCommand, UsageError } from './authoring/command.ts';
import { askForPage } from './authoring/new/ask.ts';
import { composeBlock } from './authoring/new/block.ts';
import { composePage, type PageRequest } from './authoring/new/page.ts';
import { describeBlock, describePage } from './authoring/new/report.ts';
import { templates } from './authoring/new/templates.ts';
import { atTerminal } from './authoring/new/terminal.ts';
import { applyChanges } from './authoring/transaction.ts';
import { project } from './project.ts';

const USAGE = `Usage: npm run new                                        asks for everything
       npm run new -- page ADDRESS --title "Title" [--template NAME | --from ADDRESS] [--draft] [--root DIR]
       npm run new -- block NAME [--title "Title"]
  ADDRESS     where the page stands, such as /services/data-recovery
  --template  what it begins as: ${templates.map(({ name }) => name).join(', ')}; without it what fits the folder
  --from      copies another page instead
  --draft     the page is not published yet
  --root DIR  the folder with pages/ and public/ (default: this one)`;

// A reader that stops reading, such as `head`, is no fault.
process.stdout.on('error', () => {});

process.exitCode = await runCommand(USAGE, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      template: { type: 'string' },
      from: { type: 'string' },
      draft: { type: 'boolean' },
      root: { type: 'string', default: '.' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(USAGE);
  const { root, title, template, from, draft } = values;
  const [kind = process.stdin.isTTY ? 'page' : undefined, name, more] = positionals;
  if (kind === undefined) throw new UsageError('Say what is to be made: a page or a block.');
  if (kind !== 'page' && kind !== 'block') throw new UsageError(`"${kind}" cannot be made, only "page" and "block".`);
  if (more !== undefined) throw new UsageError(`"${more}" is one word too many. A title of several words stands in quotes: --title "Data recovery".`);
  if (kind === 'block') return newBlock(name, title);
  if (template !== undefined && from !== undefined) throw new UsageError('A page begins as a template or as a copy: give --template or --from, not both.');
  return newPage(root, { address: name, title, template, from, draft });
});

async function newPage(root: string, given: Partial<PageRequest>): Promise<void> {
  const content = contentOf(root);
  const { address, title } = given;
  const missing = [...(address === undefined ? ['its address, such as /services/data-recovery'] : []), ...(title === undefined ? ['--title "Title"'] : [])];
  if (missing.length > 0 && !process.stdin.isTTY) throw new UsageError(`The page cannot be made, because this is missing: ${missing.join(', ')}.`);
  const request =
    address === undefined || title === undefined ? await atTerminal((person) => askForPage(content, given, person)) : { ...given, address, title };
  const page = composePage(content, request);
  applyChanges(content.root, [{ to: page.file, text: page.text }]);
  console.log(describePage(page, content, request));
}

async function newBlock(type: string | undefined, title: string | undefined): Promise<void> {
  const ask = (): Promise<string> => atTerminal((person) => person.ask('Name of the block type, such as teamPhotos'));
  if (type === undefined && !process.stdin.isTTY) throw new UsageError('The block cannot be made, because this is missing: its name, such as teamPhotos.');
  const block = await composeBlock(project, type ?? (await ask()), title);
  applyChanges(project, block.changes);
  console.log(describeBlock(block));
}
