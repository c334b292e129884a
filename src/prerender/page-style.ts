import { getOrInsert, memoize } from '../model/memoize.ts';
import type { Fragment } from '../model/rendering/fragment.ts';
import type { RenderOptions } from '../model/rendering/renderer.ts';
import { type Names, renameInCss, shortNames } from '../model/rendering/short-names.ts';
import type { ResolvedSite } from '../model/page/types.ts';
import { baseStyle } from '../theme/sheets/base-style.ts';
import { knownVariables } from '../theme/look-variables.ts';
import { plainVariables } from '../theme/css/plain-variables.ts';
import { writingStyle } from '../theme/sheets/writing.ts';
import { shownVariants, usedVariables, variablesIn } from '../theme/css/used-variables.ts';
import { classesIn } from '../model/rendering/class-lists.ts';
import { usedCss } from '../theme/css/used-css.ts';

type Styles = Fragment['styles'];

/**
 * The styles of some parts that an element uses, each once. Emotion also inserts the styles that a composed style is
 * made of, which no element has as its class.
 */
export const usedStyles = (parts: { styles: Styles }[], classes: ReadonlySet<string>): Styles => [
  ...new Map(parts.flatMap(({ styles }) => styles.filter(([name]) => classes.has(name)))),
];

/** A style sheet, and the short names of classes in it. */
interface PageStyle {
  css: string;
  names: Names;
}

/** The style sheets of a site's pages, by what they depend on. */
const sheetsOf = memoize((_site: ResolvedSite) => new Map<string, PageStyle>());

/**
 * The style sheet of a page: the base style, and the rules of its parts that something uses, each once. Pages that are
 * built alike share one, which is computed once.
 * @param html all of the body
 */
export function pageStyle(
  parts: { styles: Styles; reserved: string[] }[],
  site: ResolvedSite,
  html: string,
  { fullNames = false }: RenderOptions = {},
): PageStyle {
  const classes = classesIn(html);
  const used = usedStyles(parts, classes);
  const uses: Uses = {
    classes,
    variables: variablesIn(html),
    hasRightToLeft: site.dir === 'rtl' || html.includes(' dir="rtl"'),
  };
  if (fullNames) return { css: sheetOf(used, site, uses), names: new Map() };
  const reserved = new Set(parts.flatMap((part) => part.reserved));
  const all = used.map(([name]) => name);
  const sets = [uses.classes, uses.variables, reserved].map((set) => [...set].toSorted());
  return getOrInsert(sheetsOf(site), [all, ...sets, uses.hasRightToLeft].join(' '), () => {
    const names = shortNames(all, reserved);
    return { css: renameInCss(sheetOf(used, site, uses), names), names };
  });
}

/** What the HTML of a page uses of its style sheet. */
interface Uses {
  classes: ReadonlySet<string>;
  variables: ReadonlySet<string>;
  hasRightToLeft: boolean;
}

function sheetOf(used: Styles, site: ResolvedSite, { classes, variables, hasRightToLeft }: Uses): string {
  const styles = used.map(([, rules]) => shownVariants(usedCss(rules, classes, { rtl: hasRightToLeft }))).join('');
  return (
    baseStyle(site) + writingStyle(site) + usedVariables(plainVariables(styles, knownVariables(site.look)), variables)
  );
}
