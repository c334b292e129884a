import path from 'node:path';
import { parseArgs } from 'node:util';
import { askForPage } from '../src/engine/authoring/new/ask.ts';
import { composeOwnBlock, describeOwnBlock } from '../src/engine/generate/own-block.ts';
import { composePage, titleOfAddress, type PageRequest } from '../src/engine/authoring/new/page.ts';
import { describePage } from '../src/engine/authoring/new/report.ts';
import { beginStrings, describeStrings } from '../src/engine/authoring/new/strings.ts';
import { saveAll } from '../src/engine/disk/save.ts';
import { withPrompt } from './support/prompt.ts';
import type { Command } from './command.ts';
import { openContent, openToWrite } from './support/open-content.ts';
import { editorSchemaOf, keepEditorFiles, refreshEditorFiles } from '../src/engine/editor/editor-files.ts';
import { project } from '../src/engine/disk/project.ts';
import { ROOT_OPTION, ROOT_USAGE } from './support/root-option.ts';
import { UsageError } from './support/usage-error.ts';

const USAGE = `Usage: npm run new                   asks for everything
       npm run new -- page ADDRESS [--title "Title"] [--template NAME | --from ADDRESS] [--draft] [--root DIR]
       npm run new -- block NAME [--title "Title"] [--root DIR]
       npm run new -- strings [--root DIR]
  strings     the sentences that pages say by themselves, in your languages: each in brackets until it is yours
  ADDRESS     where the page stands, such as /services/data-recovery
  --title     the title; without it, it is made of the address
  --template  what the page begins as: plain, or a template of the site ("templates" in pages/_site.json); without it what fits the folder
  --from      copies another page instead
  --draft     the page is not published yet
  --root DIR  ${ROOT_USAGE}`;

/** Creates a page, a block type, or the sentences of a language. */
export const create: Command = {
  name: 'The command',
  usage: USAGE,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        template: { type: 'string' },
        from: { type: 'string' },
        draft: { type: 'boolean' },
        root: ROOT_OPTION,
      },
    });
    const { root, title, template, from, draft } = values;
    const [kind = process.stdin.isTTY ? 'page' : undefined, name, more] = positionals;
    if (kind === undefined) throw new UsageError('Say what is to be made: a page, a block or strings.');
    if (kind !== 'page' && kind !== 'block' && kind !== 'strings') {
      throw new UsageError(
        `"${kind}" cannot be made, only "page", "block" and "strings".${kind.includes('/') ? ` For a page: npm run new -- page ${kind}` : ''}`,
      );
    }
    if (more !== undefined)
      throw new UsageError(
        `"${more}" is one word too many. A title of several words stands in quotes: --title "Data recovery".`,
      );
    refuseUnused(kind, name, { title, template, from, draft });
    if (kind === 'strings') await newStrings(root);
    else if (kind === 'block') await newBlock(root, name, title);
    else await newPage(root, { address: name, title, template, from, draft });
    return 0;
  },
};

/** The options that each kind takes. */
const OPTIONS: Record<'page' | 'block' | 'strings', string[]> = {
  page: ['title', 'template', 'from', 'draft'],
  block: ['title'],
  strings: [],
};

/** Throws a `UsageError` for an option or argument that would be ignored. */
function refuseUnused(kind: keyof typeof OPTIONS, name: string | undefined, options: object): void {
  if (kind === 'strings' && name !== undefined)
    throw new UsageError(`"${name}" is one word too many: sentences are begun in all languages of the site.`);
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  const unused = given.find(([option]) => !OPTIONS[kind].includes(option));
  if (unused) throw new UsageError(`"${kind}" takes no "--${unused[0]}": leave it out.`);
}

async function newPage(root: string, given: Partial<PageRequest>): Promise<void> {
  const { address, title, template, from } = given;
  if (template !== undefined && from !== undefined)
    throw new UsageError('A page begins as a template or as a copy: give --template or --from, not both.');
  const content = await openToWrite(root);
  if (address === undefined && !process.stdin.isTTY)
    throw new UsageError('Say where the page will stand, such as: npm run new -- page /services/data-recovery');
  const request =
    address === undefined
      ? await withPrompt((person) => askForPage(content, given, person))
      : { ...given, address, title: title ?? titleOfAddress(address) };
  const page = composePage(content, request, { editorSchema: editorSchemaOf(content) });
  saveAll(content.source.root, [{ file: page.file, text: page.text }]);
  keepEditorFiles(page.after);
  console.log(describePage(page, content, request));
}

async function newStrings(root: string): Promise<void> {
  const content = await openToWrite(root);
  const begun = beginStrings(content);
  saveAll(
    content.source.root,
    begun.map(({ change }) => change),
    content.source,
  );
  console.log(describeStrings(begun));
}

/** Creates a built-in block type or, in the folder of another site, one of its own blocks. */
async function newBlock(root: string, type: string | undefined, title: string | undefined): Promise<void> {
  const ask = (): Promise<string> => withPrompt((person) => person.ask('Name of the block type, such as teamPhotos'));
  if (type === undefined && !process.stdin.isTTY)
    throw new UsageError('Say what the block type is called, such as: npm run new -- block teamPhotos');
  const name = type ?? (await ask());
  if (path.relative(root, project) === '') {
    // Imported here, since the package does not contain it.
    const { composeBlock, describeBlock } = await import('../src/engine/generate/new-block.ts');
    const block = await composeBlock(project, name, title);
    saveAll(project, block.changes);
    return console.log(describeBlock(block));
  }
  const content = await openToWrite(root);
  const block = composeOwnBlock(content, name, title);
  saveAll(content.source.root, block.changes);
  refreshEditorFiles(openContent(root));
  console.log(describeOwnBlock(block));
}
