import { counted } from '../../../model/words/counted.ts';
import { sanitizedLines, sanitized } from '../../../model/diagnostics/sanitized.ts';
import { changedLines } from './changed-lines.ts';
import type { Migrations } from './migrate-content.ts';

/** What changes, or was changed, in each file, and what to do next. */
export function migrateReport(migrations: Migrations, { isWritten = false } = {}): string {
  const { migrated, refused } = migrations;
  const parts = migrated.map(({ file, from, to, titles, before, text }) =>
    [
      `${sanitized(file)}: version ${from} → ${to}: ${titles.join('; ')}`,
      ...changedLines(new TextDecoder().decode(before), text).map((line) => `  ${line}`),
    ].join('\n'),
  );
  if (refused.length > 0) parts.push(refused.map(({ file, message }) => `${sanitized(file)}: ${message}`).join('\n'));
  return `${sanitizedLines([...parts, lastLine(migrations, { isWritten })].join('\n\n'))}\n`;
}

function lastLine({ migrated, refused, latest, files }: Migrations, { isWritten }: { isWritten: boolean }): string {
  if (refused.length > 0)
    return `${counted(refused.length, 'file')} cannot be migrated, so nothing was written. Mend what is said above, then run it again.`;
  if (migrated.length === 0)
    return `${files === 1 ? 'The file is' : `All ${files} files are`} up to date, at version ${latest}. There is nothing to migrate.`;
  if (isWritten)
    return `${counted(migrated.length, 'file')} of ${files} brought to version ${latest}. Now run "npm run check".`;
  return `${counted(migrated.length, 'file')} of ${files} would be brought to version ${latest}. Nothing was written: "npm run migrate -- --write" does it.`;
}
