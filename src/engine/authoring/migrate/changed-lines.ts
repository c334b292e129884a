import { diff } from '../../report/diff.ts';

/**
 * What differs between two texts, as lines: `12 - old` with the number in the old text, `12 + new` with the number in
 * the new.
 */
export function changedLines(before: string, after: string): string[] {
  const lines: string[] = [];
  let [old, fresh] = [0, 0];
  for (const { sign, item } of diff(before.split(/\r?\n/), after.split(/\r?\n/), String)) {
    if (sign !== '+') old++;
    if (sign !== '-') fresh++;
    if (sign !== ' ') lines.push(`${sign === '-' ? old : fresh} ${sign} ${item}`);
  }
  return lines;
}
