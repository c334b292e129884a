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

/** Writes what follows from the schemas: types, documents, and what editors need. */
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
    const stale: string[] = [];
    const write = (file: string, text: string): void => {
      const target = path.join(project, file);
      const current = fs.existsSync(target) ? fs.readFileSync(target, 'utf8').replaceAll('\r\n', '\n') : undefined;
      if (current === text) return;
      stale.push(file);
      if (values.check) return;
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, text);
      console.log(`wrote ${file}`);
    };
    // First: the others are made of it.
    write('schemas/strings.schema.json', `${JSON.stringify(stringsSchema(), null, 2)}\n`);
    for (const [file, text] of await generatedFiles()) write(file, text);
    if (!values.check) {
      // Not checked: it follows the pages, which change with every save.
      if (refreshOffers(readSite(project))) {
        stale.push(OFFERS_FILE);
        console.log(`wrote ${OFFERS_FILE}`);
      }
      if (stale.length === 0) console.log('Everything generated is up to date.');
      return 0;
    }
    for (const file of stale) console.error(`${file} does not match the schemas. Run: npm run generate`);
    return stale.length === 0 ? 0 : 1;
  },
};

await runWhenStarted(import.meta.filename, generate);
