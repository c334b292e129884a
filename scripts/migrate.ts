import path from 'node:path';
import { parseArgs } from 'node:util';
import { migrateContent } from '../src/engine/authoring/migrate/migrate-content.ts';
import { migrateReport } from '../src/engine/authoring/migrate/report.ts';
import { saveAll } from '../src/engine/disk/save.ts';
import { keepEditorFiles } from '../src/engine/editor/editor-files.ts';
import { isPackage, project } from '../src/engine/disk/project.ts';
import type { Command } from './command.ts';
import { openContent, openToWrite } from './support/open-content.ts';
import { migrations } from '../src/engine/authoring/migrations/index.ts';
import { ROOT_OPTION, ROOT_USAGE } from './support/root-option.ts';

const USAGE = `Usage: npm run migrate -- [--write] [--root DIR]
  --write      does it; without it you see what would change
  --root DIR   ${ROOT_USAGE}`;

/** Migrates pages of an older format. */
export const migrate: Command = {
  name: 'The migration',
  usage: USAGE,
  async run(args) {
    const { values } = parseArgs({
      args,
      options: { write: { type: 'boolean', default: false }, root: ROOT_OPTION },
    });
    const content = await openToWrite(values.root);
    const found = migrateContent(content, migrations);
    const isWritten = values.write && found.refused.length === 0;
    if (isWritten) saveAll(content.source.root, found.migrated, content.source);
    if (isWritten) keepEditorFiles(openContent(values.root));
    process.stdout.write(migrateReport(found, { isWritten }));
    if (isPackage && found.migrated.length > 0)
      console.log(`What else is new: ${path.relative('.', path.join(project, '../CHANGELOG.md'))}`);
    return found.refused.length > 0 ? 1 : 0;
  },
};
