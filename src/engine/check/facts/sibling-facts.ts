import { addTo } from '../../../model/add-to.ts';
import { isBroken, type ContentDocument } from '../../../model/content/content.ts';
import { memoize } from '../../../model/memoize.ts';

/** The facts of the pages of a folder. */
interface SiblingFacts {
  /** The values of each fact by its name, one for each page that has it. */
  values: ReadonlyMap<string, unknown[]>;
  /** Whether the facts of a page are not known, because it is broken. */
  hasBrokenPage: boolean;
}

/** Collects the facts of the pages of a folder; kept, since rules ask for each page and each list of the folder. */
export const siblingFacts = memoize((pages: ContentDocument[]): SiblingFacts => {
  const values = new Map<string, unknown[]>();
  for (const { data } of pages)
    for (const [name, value] of Object.entries(Object(data?.['facts']) as object)) addTo(values, name, value);
  return { values, hasBrokenPage: pages.some(isBroken) };
});
