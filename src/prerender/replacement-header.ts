import { classesIn } from '../model/rendering/class-lists.ts';
import type { Fragment, WrittenMain } from '../model/rendering/fragment.ts';
import { getOrInsert, memoize } from '../model/memoize.ts';
import { renameInHtml, shortNames } from '../model/rendering/short-names.ts';
import type { HeaderPage, ResolvedSite } from '../model/page/types.ts';
import { variablesIn } from '../theme/css/used-variables.ts';
import { shellOf } from './shell.ts';
import { drawingsIn } from './inline-icons.ts';
import { usedStyles } from './page-style.ts';
import { headerKey } from './parts.tsx';

/**
 * A key of what the rest of a document takes from its header: styles, drawings, style attributes. A header with the
 * same key can take its place without any other change to the document.
 */
export function headerSignature(page: HeaderPage, site: ResolvedSite): string {
  return signatureOf(shellOf(site).header(page));
}

const signatureOf = memoize(({ html, styles, hints, reserved }: Fragment) => {
  const attributes = [...html.matchAll(/ style="[^"]*"/g)].map(([attribute]) => attribute);
  const sets = [classesIn(html), variablesIn(html), new Set(drawingsIn(html)), new Set(attributes)];
  return JSON.stringify([styles.map(([name]) => name), hints, reserved, sets.map((set) => [...set].toSorted())]);
});

/** The replacement headers of a site, by what they depend on. */
const headersOf = memoize((_site: ResolvedSite) => new Map<string, string>());

/**
 * The header of a page as HTML, to replace one with the same signature in a document that was written before.
 * @param main the blocks of that document: which classes they use decides how those of the header are shortened
 */
export function replacementHeader(page: HeaderPage, site: ResolvedSite, main: WrittenMain): string {
  const { header, below } = shellOf(site);
  const after = below(main.hasLiveParts);
  const key = JSON.stringify([headerKey(site, page), main.classNames, main.reserved, after.length]);
  return getOrInsert(headersOf(site), key, () => {
    const parts = [
      { styles: main.classNames.map((name): [string, string] => [name, '']), reserved: main.reserved },
      header(page),
      ...after,
    ];
    const shellHtml = [header(page), ...after].map((part) => part.html).join('');
    const classes = new Set([...main.classNames, ...classesIn(shellHtml)]);
    const used = usedStyles(parts, classes).map(([name]) => name);
    return renameInHtml(header(page).html, shortNames(used, new Set(parts.flatMap((part) => part.reserved))));
  });
}
