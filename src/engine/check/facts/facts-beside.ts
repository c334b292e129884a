import { addTo } from '../../../model/add-to.ts';
import { isBroken, type ContentDocument } from '../../../model/content/content.ts';
import { memoize } from '../../../model/memoize.ts';

/** What the pages of a folder say of themselves. */
interface FactsBeside {
  /** By name, what each page that has the fact says of it. */
  values: ReadonlyMap<string, unknown[]>;
  /** Whether there is a page whose facts nobody knows. */
  isUnsure: boolean;
}

/** The facts of the pages of a folder, which each of them and each list of them asks for. */
export const factsBeside = memoize((pages: ContentDocument[]): FactsBeside => {
  const values = new Map<string, unknown[]>();
  for (const { data } of pages)
    for (const [name, value] of Object.entries(Object(data?.['facts']) as object)) addTo(values, name, value);
  return { values, isUnsure: pages.some(isBroken) };
});
