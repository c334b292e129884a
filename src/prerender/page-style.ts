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
 * The styles of some parts whose class some element has, each once. Emotion also notes the parts that a composed style is
 * made of; only what is used is sent.
 */
export const usedStyles = (parts: { styles: Styles }[], classes: ReadonlySet<string>): Styles => [
  ...new Map(parts.flatMap(({ styles }) => styles.filter(([name]) => classes.has(name)))),
];

/** A style sheet, and what the classes of its elements are called in it. */
interface PageStyle {
  css: string;
  names: Names;
}

/** The style sheets of a site's pages, by the styles that these use. */
const sheetsOf = memoize((_site: ResolvedSite) => new Map<string, PageStyle>());

/**
 * The style sheet of a page: the bare elements, and of its parts the rules that something uses, each once. Pages that
 * are built alike have the same, which is worked out once.
 * @param html all that is written
 */
export function pageStyle(
  parts: { styles: Styles; kept: string[] }[],
  site: ResolvedSite,
  html: string,
  { fullNames = false }: RenderOptions = {},
): PageStyle {
  const classes = classesIn(html);
  const variables = variablesIn(html);
  const used = usedStyles(parts, classes);
  const kept = new Set(parts.flatMap((part) => part.kept));
  const all = used.map(([name]) => name);
  const fromRight = site.dir === 'rtl' || html.includes(' dir="rtl"');
  const key = [all, [...classes].toSorted(), [...variables].toSorted(), [...kept].toSorted(), fromRight].join(' ');
  if (fullNames) return { css: sheetOf(used, site, { classes, variables, fromRight }), names: new Map() };
  return getOrInsert(sheetsOf(site), key, () =>
    named(sheetOf(used, site, { classes, variables, fromRight }), shortNames(all, kept)),
  );
}

const named = (css: string, names: Names): PageStyle => ({ css: renameInCss(css, names), names });

function sheetOf(
  used: Styles,
  site: ResolvedSite,
  { classes, variables, fromRight }: Record<'classes' | 'variables', ReadonlySet<string>> & { fromRight: boolean },
): string {
  const styles = used.map(([, rules]) => shownVariants(usedCss(rules, classes, { fromRight }))).join('');
  return (
    baseStyle(site) + writingStyle(site) + usedVariables(plainVariables(styles, knownVariables(site.look)), variables)
  );
}
