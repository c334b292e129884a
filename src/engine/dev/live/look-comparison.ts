import type { ResolvedSite } from '../../../model/page/types.ts';

/** Says of each change whether it concerns style sheets, in comparison with the last sound site file. */
export function createLookComparison(): (before: ResolvedSite | undefined, after: ResolvedSite | undefined) => boolean {
  let style: unknown;
  return (before, after) => {
    style ??= styleOf(before);
    const shown = styleOf(after) ?? style;
    const isOther = style !== undefined && differs(style, shown);
    style = shown;
    return isOther;
  };
}

/** Whether two values have different data. */
export const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** What the style sheet of every page is made of; nothing while the site's file has errors. */
const styleOf = (site: ResolvedSite | undefined): unknown => site && [site.look, site.font];
