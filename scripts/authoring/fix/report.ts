import { count, plain } from '../plain.ts';
import type { Fixes } from './fix-content.ts';

/** What was done, a line for each repair, and what is left to do. */
export function fixReport({ fixed, left, files }: Fixes, isDryRun: boolean): string {
  const lines = fixed.flatMap(({ file, repairs }) => repairs.map(({ line, words }) => `${file}:${line}  ${words}`));
  for (const { file, line, message, hint } of left) lines.push(`${file}:${line}  Left as it is. ${[message, hint].filter(Boolean).join(' ')}`);
  if (lines.length > 0) lines.push('');
  return `${plain([...lines, lastLine({ fixed, left, files }, isDryRun)].join('\n'))}\n`;
}

function lastLine({ fixed, left, files }: Fixes, isDryRun: boolean): string {
  const repairs = fixed.reduce((sum, file) => sum + file.repairs.length, 0);
  const done =
    fixed.length === 0
      ? `${count(files, 'file')} looked at: nothing to repair${left.length > 0 ? ' without you' : ''}.`
      : `${count(files, 'file')} looked at: ${count(repairs, 'repair')} in ${count(fixed.length, 'file')}${isDryRun ? ', nothing written yet' : ''}.`;
  const open =
    left.length > 0
      ? ` ${count(left.length, 'file')} left as ${left.length === 1 ? 'it is' : 'they are'}: mend ${left.length === 1 ? 'it' : 'them'} by hand.`
      : '';
  const next = isDryRun && fixed.length > 0 ? 'Without "--dry-run" it is done.' : 'Now run "npm run check".';
  return `${done}${open} ${next}`;
}
