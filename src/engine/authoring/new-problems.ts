import { checkContent } from '../check/check.ts';
import type { Problem, SiteContent } from '../../model/content.ts';

/**
 * The problems that a site would have after a change and does not have before.
 * @param renamed where files of the site before stand after
 */
export function newProblems(before: SiteContent, after: SiteContent, renamed: ReadonlyMap<string, string> = new Map()): Problem[] {
  const count = (counts: Map<string, number>, key: string, by: number): number => counts.set(key, (counts.get(key) ?? 0) + by).get(key) as number;
  const problems = checkContent(after);
  const known = new Map<string, number>();
  /** How many more there are of a kind, wherever they stand: of two pages that are too much alike, either can be named. */
  const more = new Map<string, number>();
  for (const { file, code } of checkContent(before)) {
    count(known, `${code} ${renamed.get(file) ?? file}`, 1);
    count(more, code, -1);
  }
  for (const { code } of problems) count(more, code, 1);
  return problems.filter(({ file, code, severity }) => {
    const isNewHere = count(known, `${code} ${file}`, -1) < 0;
    return isNewHere && (severity === 'error' || (more.get(code) as number) > 0);
  });
}
