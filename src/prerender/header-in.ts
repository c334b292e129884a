import { classesIn } from '../model/rendering/class-lists.ts';
import type { Fragment, WrittenMain } from '../model/rendering/fragment.ts';
import { getOrInsert, memoize } from '../model/memoize.ts';
import { renameInHtml, shortNames } from '../model/rendering/short-names.ts';
import type { HeaderPage, ResolvedSite } from '../model/page/types.ts';
import { variablesIn } from '../theme/css/used-variables.ts';
import { aroundOf } from './around.ts';
import { drawingsIn } from './inline-icons.ts';
import { usedStyles } from './page-style.ts';
import { headerKey } from './parts.tsx';

/**
 * A key of all that a document takes from its header besides the HTML of it: styles, drawings, style attributes. A header
 * with the same key can take its place, and nothing else of the document changes.
 */
export function headerOutline(page: HeaderPage, site: ResolvedSite): string {
  return outlineOf(aroundOf(site).header(page));
}

const outlineOf = memoize(({ html, styles, hints, kept }: Fragment) => {
  const attributes = [...html.matchAll(/ style="[^"]*"/g)].map(([attribute]) => attribute);
  const sets = [classesIn(html), variablesIn(html), new Set(drawingsIn(html)), new Set(attributes)];
  return JSON.stringify([styles.map(([name]) => name), hints, kept, sets.map((set) => [...set].toSorted())]);
});

/** The headers that were written for pages of a site, by what they are made of. */
const headersOf = memoize((_site: ResolvedSite) => new Map<string, string>());

/** The header as it stands in a document with these blocks, to replace one that has the same outline. */
export function headerIn(page: HeaderPage, site: ResolvedSite, main: WrittenMain): string {
  const { header, below } = aroundOf(site);
  const foot = below(main.lives);
  const key = JSON.stringify([headerKey(site, page), main.worn, main.kept, foot.length]);
  return getOrInsert(headersOf(site), key, () => {
    const parts = [
      { styles: main.worn.map((name): [string, string] => [name, '']), kept: main.kept },
      header(page),
      ...foot,
    ];
    const classes = new Set([...main.worn, ...classesIn([header(page), ...foot].map((part) => part.html).join(''))]);
    const used = usedStyles(parts, classes).map(([name]) => name);
    return renameInHtml(header(page).html, shortNames(used, new Set(parts.flatMap((part) => part.kept))));
  });
}
