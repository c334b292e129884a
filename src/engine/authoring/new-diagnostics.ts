import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { checkContent } from '../check/check-content.ts';
import type { SiteContent } from '../read/site-content.ts';

/**
 * What a site would have to say after a change and does not have to say before.
 * @param renamed where files of the site before stand after
 */
export function newDiagnostics(
  before: SiteContent,
  after: SiteContent,
  renamed?: ReadonlyMap<string, string>,
): Diagnostic[] {
  return addedDiagnostics(checkContent(before), checkContent(after), renamed);
}

/** What is said after a change and was not said before it. */
export function addedDiagnostics(
  before: Diagnostic[],
  after: Diagnostic[],
  renamed: ReadonlyMap<string, string> = new Map(),
): Diagnostic[] {
  const count = (counts: Map<string, number>, key: string, by: number): number =>
    counts.set(key, (counts.get(key) ?? 0) + by).get(key) as number;
  const known = new Map<string, number>();
  /**
   * How many more there are of a kind, wherever they stand: of two pages that are too much alike, either can be named.
   */
  const more = new Map<string, number>();
  for (const { file, code } of before) {
    count(known, `${code} ${renamed.get(file) ?? file}`, 1);
    count(more, code, -1);
  }
  for (const { code } of after) count(more, code, 1);
  return after.filter(({ file, code, severity }) => {
    const isNewHere = count(known, `${code} ${file}`, -1) < 0;
    return isNewHere && (severity === 'error' || (more.get(code) as number) > 0);
  });
}
