import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runWhenStarted, type Command } from './command.ts';
import { openContent } from './support/open-content.ts';
import { project } from '../src/engine/disk/project.ts';
import { OFFERS_FILE, refreshOffers } from '../src/engine/editor/offers.ts';
import { refreshEditorFiles } from '../src/engine/editor/editor-files.ts';
import { generatedFiles } from '../src/engine/generate/generated-files.ts';
import { stringsSchema } from '../src/strings/schema.ts';
import { readSite } from '../src/engine/disk/read-site.ts';
import { UsageError } from './support/usage-error.ts';

const USAGE = `Usage: npm run generate [-- --check | --root DIR]
  --check     writes nothing and fails where something is out of date
  --root DIR  writes what editors need for the blocks and icons of another site`;

/** Generates files from the schemas: types, documents, and files for editors. */
export const generate: Command = {
  name: 'Generating',
  usage: USAGE,
  async run(args) {
    const { values } = parseArgs({
      args,
      options: { check: { type: 'boolean', default: false }, root: { type: 'string' } },
    });
    if (values.check && values.root !== undefined)
      throw new UsageError('"--check" is for this project alone: leave out "--root".');
    if (values.root !== undefined) {
      for (const file of refreshEditorFiles(openContent(values.root))) console.log(`wrote ${file}`);
      return 0;
    }
    return values.check ? checkGenerated() : writeGenerated();
  },
};

/**
 * Fails if a generated file is out of date. Editor completions are not checked: they change with every save of a page.
 */
async function checkGenerated(): Promise<number> {
  const stale: string[] = [];
  for await (const { file, isStale } of comparedFiles()) if (isStale) stale.push(file);
  for (const file of stale) console.error(`${file} does not match the schemas. Run: npm run generate`);
  return stale.length === 0 ? 0 : 1;
}

async function writeGenerated(): Promise<number> {
  let isUpToDate = true;
  const report = (file: string): void => {
    isUpToDate = false;
    console.log(`wrote ${file}`);
  };
  for await (const { file, text, isStale } of comparedFiles()) {
    if (!isStale) continue;
    const target = path.join(project, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
    report(file);
  }
  if (refreshOffers(readSite(project))) report(OFFERS_FILE);
  if (isUpToDate) console.log('Everything generated is up to date.');
  return 0;
}

/** All generated files with their text, and whether it differs from that on the disk. */
async function* comparedFiles(): AsyncGenerator<{ file: string; text: string; isStale: boolean }> {
  const compared = (file: string, text: string) => {
    const target = path.join(project, file);
    const current = fs.existsSync(target) ? fs.readFileSync(target, 'utf8').replaceAll('\r\n', '\n') : undefined;
    return { file, text, isStale: current !== text };
  };
  // First, since the others are generated from it.
  yield compared('schemas/strings.schema.json', `${JSON.stringify(stringsSchema(), null, 2)}\n`);
  for (const [file, text] of await generatedFiles()) yield compared(file, text);
}

await runWhenStarted(import.meta.filename, generate);
