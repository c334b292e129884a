import type { ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import { counted } from '../../../model/words/counted.ts';
import { totals } from '../totals.ts';
import { problemTable } from './problem-table.ts';
import { bytes } from './markdown.ts';
import type { ReportContext } from '../reporter.ts';

/** How long the summary of a step may be; GitHub shows nothing of a longer one. */
export const MAX_SUMMARY_SIZE = 1024 * 1024;

/**
 * The whole list for the summary of a GitHub job, where annotations show only the first ten.
 * @param room how many bytes are left there
 */
export function jobSummary(
  problems: ReportedDiagnostic[],
  { files }: Pick<ReportContext, 'files'>,
  room: number,
): string {
  const head = `### Pages: ${counted(files, 'file')} checked, ${totals(problems)}\n\n`;
  if (bytes(head) > room) return '';
  return `${head}${problemTable(problems, room - bytes(head) - 1)}\n`;
}
