import { isSiteFile } from '../../model/addresses/address.ts';
import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { affectedBy } from '../check/affected/affected-by.ts';
import type { ChangedFile } from '../check/affected/changed-file.ts';
import { checkContent, type DiagnosticsCache } from '../check/check-content.ts';
import type { SiteContent } from '../read/site-content.ts';

/**
 * What a site would have to say after a change and does not have to say before.
 * @param files what is changed: of the site files nothing but where links and redirects lead
 */
export function newDiagnostics(before: SiteContent, after: SiteContent, files: ChangedFile[]): Diagnostic[] {
  const pages = files.filter(({ file }) => !isSiteFile(file));
  const affected = affectedBy(after, pages, before.documents);
  for (const { file } of files) affected.add(file);
  // What nothing can have changed of has the same to say.
  const known: DiagnosticsCache = {
    of: (file) => (affected.has(file) ? undefined : []),
    keep: () => undefined,
    across: (find) => find(),
  };
  const renamed = new Map(files.flatMap(({ file, from }) => (from === undefined ? [] : [[from, file]])));
  return addedDiagnostics(checkContent(before, undefined, known), checkContent(after, undefined, known), renamed);
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
