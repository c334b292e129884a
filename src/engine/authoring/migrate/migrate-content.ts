import { ToolError } from '../../../model/diagnostics/tool-error.ts';
import { isError } from '../../../model/diagnostics/diagnostic.ts';
import type { ContentDocument } from '../../../model/content/content.ts';
import { isSameData } from '../../../model/content/same-data.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { reportDiagnostics } from '../../report/report-diagnostics.ts';
import { wholeOf } from '../../site/outline.ts';
import { formatLike } from '../format-json.ts';
import { isReadingFault } from '../reading-fault.ts';
import { rewrite } from '../rewrite.ts';
import type { Rewrite } from '../change.ts';
import { latestVersion, migrateData, type Data, type Migration } from './migration.ts';

/** A file that is brought to the latest version. */
interface Migrated extends Rewrite {
  from: number;
  to: number;
  /** What the steps say of themselves. */
  titles: string[];
}

/** A file that cannot be migrated, and why, in an author's words. */
interface RefusedFile {
  file: string;
  message: string;
}

/** What became of all files, and the version that they were brought to. */
export interface Migrations {
  migrated: Migrated[];
  refused: RefusedFile[];
  latest: number;
  /** How many files there are. */
  files: number;
}

/**
 * Brings content to the latest version of the format. Nothing is written: see `saveAll`. What a step does not change
 * keeps its source text.
 */
export function migrateContent(content: SiteContent, migrations: Migration[]): Migrations {
  const latest = latestVersion(migrations);
  const refusedFiles = content.refused.filter(isError);
  const refused: RefusedFile[] = reportDiagnostics(refusedFiles, content).map(({ file, message, hint }) => ({
    file,
    message: `${message} ${hint}`.trim(),
  }));
  const migrated: Migrated[] = [];
  for (const document of content.documents.values()) {
    const message = refusalOf(document, content, latest);
    if (message !== undefined) {
      refused.push({ file: document.file, message });
      continue;
    }
    const from = document.data?.['version'] as number;
    if (from === latest) continue;
    const wanted = migrateData(document.kind, wholeOf(document).data as Data, migrations);
    const before = content.source.bytes(document.file) ?? new Uint8Array();
    const text = rewritten(new TextDecoder().decode(before), wanted);
    migrated.push({
      file: document.file,
      before,
      text,
      from,
      to: latest,
      titles: migrations.filter(({ to }) => to > from).map(({ title }) => title),
    });
  }
  return { migrated, refused, latest, files: content.documents.size };
}

function refusalOf({ data, diagnostics }: ContentDocument, content: SiteContent, latest: number): string | undefined {
  const faults = diagnostics.filter(isReadingFault);
  const [fault] = reportDiagnostics(faults, content);
  if (fault || !data)
    return `${fault?.message ?? 'This cannot be read.'} First run "npm run fix", then "npm run check".`;
  const version = data['version'];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return `There is no number in "version", so nobody knows what to change. Write the version that the file was made for, such as "version": 1.`;
  if (version > latest) {
    return `This file has version ${version}, but this copy of the program knows versions up to ${latest} only. The file was made with a newer one: update the program.`;
  }
  return undefined;
}

/** Other data in the same text. */
function rewritten(text: string, wanted: Data): string {
  const result = formatLike(text, rewrite(text, wanted));
  if (!isSameData(JSON.parse(result), JSON.parse(JSON.stringify(wanted))))
    throw new ToolError('A file could not be written as its migration wants it. Nothing was changed.');
  return result;
}
