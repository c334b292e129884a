import { counted } from '../../../model/words/counted.ts';
import { sanitizedLines, sanitized } from '../../../model/diagnostics/sanitized.ts';
import type { FixResult } from './fix-content.ts';

/** What was done, a line for each fix, and what is left to do. */
export function fixReport({ fixed, left, files }: FixResult, { isDryRun = false } = {}): string {
  const lines = fixed.flatMap(({ file, fixes }) =>
    fixes.map(({ line, words }) => `${sanitized(file)}:${line}  ${words}`),
  );
  for (const { file, line, message, hint } of left)
    lines.push(`${sanitized(file)}:${line}  Left as it is. ${[message, hint].filter(Boolean).join(' ')}`);
  if (lines.length > 0) lines.push('');
  return `${sanitizedLines([...lines, lastLine({ fixed, left, files }, { isDryRun })].join('\n'))}\n`;
}

function lastLine({ fixed, left, files }: FixResult, { isDryRun }: { isDryRun: boolean }): string {
  const fixes = fixed.reduce((sum, file) => sum + file.fixes.length, 0);
  const done =
    fixed.length === 0
      ? `${counted(files, 'file')} looked at: nothing to repair${left.length > 0 ? ' without you' : ''}.`
      : `${counted(files, 'file')} looked at: ${counted(fixes, 'repair')} in ${counted(fixed.length, 'file')}${isDryRun ? ', nothing written yet' : ''}.`;
  const open =
    left.length > 0
      ? ` ${counted(left.length, 'file')} left as ${left.length === 1 ? 'it is' : 'they are'}: mend ${left.length === 1 ? 'it' : 'them'} by hand.`
      : '';
  const next = isDryRun && fixed.length > 0 ? 'Without "--dry-run" it is done.' : 'Now run "npm run check".';
  return `${done}${open} ${next}`;
}
