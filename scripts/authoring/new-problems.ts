import { checkContent } from '../content/check.ts';
import type { Problem, SiteContent } from '../content/model.ts';

/**
 * The problems that a site would have after a change and does not have before.
 * @param renamed where files of the site before stand after
 */
export function newProblems(before: SiteContent, after: SiteContent, renamed: ReadonlyMap<string, string> = new Map()): Problem[] {
  const known = new Map<string, number>();
  const key = (file: string, code: string): string => `${code} ${file}`;
  for (const { file, code } of checkContent(before)) {
    const name = key(renamed.get(file) ?? file, code);
    known.set(name, (known.get(name) ?? 0) + 1);
  }
  return checkContent(after).filter(({ file, code }) => {
    const name = key(file, code);
    const left = known.get(name) ?? 0;
    known.set(name, left - 1);
    return left <= 0;
  });
}
